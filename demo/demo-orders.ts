import { millisecondsInHour } from "date-fns/constants";
import type { Prisma, PrismaClient } from "#prisma/generated/client.ts";
import { DEMO_ADMIN_EMAIL, DEMO_CUSTOMER_EMAILS } from "../lib/accounts/demo-login.ts";
import type { Actor } from "../lib/actor.ts";
import { setCartItem } from "../lib/cart/change-cart.ts";
import { placeOrder } from "../lib/checkout/place-order.ts";
import { quoteCart } from "../lib/checkout/quote-cart.ts";
import { makeOrderNumber } from "../lib/orders/placing/order-number.ts";
import type { OrderStatus } from "../lib/orders/status/order-status.ts";
import { updateOrder } from "../lib/orders/update-order.ts";
import { DEFAULT_CARRIER, type ServiceCode } from "../lib/shipping/carriers.ts";
import { DEMO_ADDRESSES } from "./demo-customers.ts";

const [SARI, BUDI] = DEMO_CUSTOMER_EMAILS;

/** The default deadline (docs/orders.md#payment-deadline), for backdated orders. */
const DEADLINE_HOURS = 24;

type Step = { status: OrderStatus; afterHours: number; resi?: string };

type DemoOrder = {
  email: string;
  /** Index into that customer's addresses. */
  address: number;
  service: ServiceCode;
  /** Numbers of products from the list to be sold, and of others. */
  sold: number;
  others: number;
  hoursAgo: number;
  note?: string;
  steps: Step[];
};

const PAID: Step = { status: "Payment Confirm", afterHours: 3 };

/** An order of each of the seven statuses, and completed ones for sold products. */
const ORDERS: DemoOrder[] = [
  {
    email: SARI,
    address: 0,
    service: "REG",
    sold: 2,
    others: 0,
    hoursAgo: 24 * 19,
    steps: [
      PAID,
      { status: "In Delivery", afterHours: 20, resi: "JNEDEMO8810023417" },
      { status: "Completed", afterHours: 80 },
    ],
  },
  {
    email: BUDI,
    address: 0,
    service: "YES",
    sold: 2,
    others: 1,
    hoursAgo: 24 * 12,
    steps: [
      PAID,
      { status: "In Delivery", afterHours: 22, resi: "JNEDEMO8810023991" },
      { status: "Completed", afterHours: 60 },
    ],
  },
  {
    email: BUDI,
    address: 0,
    service: "REG",
    sold: 1,
    others: 0,
    hoursAgo: 24 * 9,
    steps: [
      PAID,
      { status: "In Delivery", afterHours: 24, resi: "JNEDEMO8810024108" },
      { status: "Return", afterHours: 96 },
    ],
  },
  {
    email: SARI,
    address: 1,
    service: "OKE",
    sold: 0,
    others: 1,
    hoursAgo: 24 * 6,
    steps: [{ status: "Cancelled", afterHours: 24 }],
  },
  {
    email: BUDI,
    address: 0,
    service: "REG",
    sold: 1,
    others: 0,
    hoursAgo: 24 * 5,
    steps: [PAID, { status: "Out of Stock", afterHours: 18 }],
  },
  {
    email: SARI,
    address: 0,
    service: "YES",
    sold: 9,
    others: 1,
    hoursAgo: 24 * 3,
    steps: [PAID, { status: "In Delivery", afterHours: 21, resi: "JNEDEMO8810025566" }],
  },
  {
    email: BUDI,
    address: 0,
    service: "OKE",
    sold: 0,
    others: 2,
    hoursAgo: 26,
    note: "Tolong dibungkus kado, tanpa nota harga di dalamnya.",
    steps: [PAID],
  },
  {
    email: SARI,
    address: 0,
    service: "REG",
    sold: 0,
    others: 1,
    hoursAgo: 2,
    steps: [],
  },
];

type Goods = { sold: string[]; others: string[] };

/**
 * Places the demo's orders by the shop's own operations, so that stock, ledger and timeline agree,
 * and then backdates them.
 */
export async function seedOrders(
  prisma: PrismaClient,
  userIds: Map<string, string>,
  goods: Goods,
): Promise<void> {
  const admin = actorOf(userIds, DEMO_ADMIN_EMAIL, "admin");
  const sold = [...goods.sold];
  const others = [...goods.others];
  for (const order of ORDERS) {
    const lines = [...sold.splice(0, order.sold), ...others.splice(0, order.others)];
    const id = await placeDemoOrder(actorOf(userIds, order.email, "user"), order, lines);
    for (const { status, resi } of order.steps) {
      await updateOrder(admin, id, { status, ...(resi ? { resi } : {}) });
    }
    await moveIntoThePast(prisma, id, order);
  }
}

function actorOf(userIds: Map<string, string>, email: string, role: Actor["role"]): Actor {
  const userId = userIds.get(email);
  if (!userId) throw new Error(`the demo has no account ${email}`);
  return { userId, role, sessionId: userId };
}

async function placeDemoOrder(actor: Actor, order: DemoOrder, lines: string[]): Promise<string> {
  for (const productId of lines) await setCartItem(actor, productId, 1);
  const to = DEMO_ADDRESSES[order.email]?.[order.address];
  if (!to) throw new Error(`the demo has no address ${order.address} for ${order.email}`);
  const quote = await quoteCart(actor, to.city, { carrier: DEFAULT_CARRIER });
  const option = quote.options.find(({ service }) => service === order.service) ?? quote.options[0];
  const cost = option?.cost[0];
  if (!option || !cost) throw new Error(`no parcel goes to ${to.city}`);
  const { province } = quote.city;
  const placed = await placeOrder(
    actor,
    {
      recipient: to.recipient,
      phone_number: "6281310003001",
      address: to.address,
      description: to.description,
      province: `${province.name}&id=${province.id}`,
      city: quote.city.name,
      zip_code: to.zipCode,
      carrier: option.carrier,
      service: option.service,
      ongkir: cost.value,
      etd: cost.etd,
      customer_note: order.note,
    },
    null,
  );
  return placed.order.id;
}

const ENDED: Prisma.MoneyEntryWhereInput = { rupiah: { lt: 0 } };

/** The money entries that an event of the demo makes. An order's end takes back what was expected. */
const MONEY_OF: Partial<Record<string, Prisma.MoneyEntryWhereInput>> = {
  "Waiting for Payment": { kind: { in: ["expected", "unique"] }, rupiah: { gt: 0 } },
  "Payment Confirm": { kind: "received" },
  Cancelled: ENDED,
  "Out of Stock": ENDED,
};

async function moveIntoThePast(
  prisma: PrismaClient,
  id: string,
  { hoursAgo, steps }: DemoOrder,
): Promise<void> {
  const placedAt = Date.now() - hoursAgo * millisecondsInHour;
  const at = (hours: number) => new Date(placedAt + hours * millisecondsInHour);
  const orderNo = makeOrderNumber(at(0));
  await prisma.order.update({
    where: { id },
    data: {
      orderNo,
      createdAt: at(0),
      paymentDeadline: at(DEADLINE_HOURS),
    },
  });
  await prisma.stockMovement.updateMany({ where: { orderId: id }, data: { createdAt: at(0) } });
  const events = await prisma.orderEvent.findMany({
    where: { orderId: id },
    orderBy: { createdAt: "asc" },
  });
  for (const [index, event] of events.entries()) {
    const afterHours = index === 0 ? 0 : (steps[index - 1]?.afterHours ?? 0);
    await prisma.orderEvent.update({
      where: { id: event.id },
      data: { createdAt: at(afterHours) },
    });
    const entries = MONEY_OF[event.status];
    if (!entries) continue;
    await prisma.moneyEntry.updateMany({
      where: { ...entries, orderId: id },
      data: { happenedAt: at(afterHours) },
    });
  }
  const entries = await prisma.auditEntry.findMany({
    where: { subjectId: id },
    orderBy: { createdAt: "asc" },
  });
  for (const [index, entry] of entries.entries()) {
    await prisma.auditEntry.update({
      where: { id: entry.id },
      data: { subject: orderNo, createdAt: at(steps[index]?.afterHours ?? 0) },
    });
  }
}
