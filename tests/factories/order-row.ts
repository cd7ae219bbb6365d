import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "#lib/database/db.ts";
import { makeOrderNumber } from "#lib/orders/placing/order-number.ts";
import { priceOrder } from "#lib/totals.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { createActor } from "./customer.ts";
import { createProduct } from "./product.ts";

const ONGKIR = 20_000;

type Wanted = Partial<{
  createdAt: Date;
  status: string;
  paymentStatus: string;
  resi: string | null;
  paymentDeadline: Date;
  price: number;
  quantity: number;
  category: string;
  customerName: string;
  /** The time of the last change of status. */
  statusAt: Date;
}>;

/** The entries that the order would have had, and what they leave open. */
function moneyOf(status: string, paymentStatus: string, rupiah: number) {
  const isExpected = !["Cancelled", "Out of Stock"].includes(status);
  const isPaid = paymentStatus === "Paid" || paymentStatus === "Refunded";
  const isRefunded = paymentStatus === "Refunded";
  const kinds = [
    ...(isExpected ? ["expected"] : []),
    ...(isPaid ? ["received"] : []),
    ...(isRefunded ? ["refunded"] : []),
    ...(isRefunded && isExpected ? ["written-off"] : []),
  ];
  const goesBack = paymentStatus === "Paid" && !isExpected;
  return {
    moneyDifference: goesBack ? -rupiah : null,
    moneyEntries: { create: kinds.map((kind) => ({ kind, rupiah, source: "order" })) },
  };
}

type Columns = Omit<Prisma.OrderCreateManyInput, "userId">;

/** Copies an order without its lines and its hold of the stock, once for each set of changes. */
export async function copyOrder(id: string, copies: Partial<Columns>[]): Promise<void> {
  const order = await db().order.findUniqueOrThrow({ where: { id } });
  const { id: _, otherCharges: __, paymentAccounts: ___, ...row } = order;
  const data = copies.map((copy) => ({
    ...row,
    orderNo: randomUUID(),
    holdsStock: false,
    ...copy,
  }));
  await db().order.createMany({ data });
}

/** Inserts an order of any day and status, for reports and exports. It holds no stock. */
export async function createOrderRow(
  wanted: Wanted = {},
): Promise<{ id: string; orderNo: string }> {
  const {
    createdAt = new Date(),
    status = "Payment Confirm",
    paymentStatus = "Paid",
    resi = null,
    paymentDeadline = new Date(createdAt.getTime() + millisecondsInDay),
    price = 100_000,
    quantity = 1,
    category = "Men",
    customerName = "Uji Coba",
    statusAt = createdAt,
  } = wanted;
  const { userId } = await createActor();
  const weight = 250;
  const { subtotal, total } = priceOrder([{ price, weight, quantity }], { value: ONGKIR }, null);
  return db().order.create({
    data: {
      orderNo: makeOrderNumber(createdAt),
      userId,
      status,
      paymentStatus,
      holdsStock: false,
      resi,
      service: "REG",
      etd: "1-2",
      weight,
      quantity,
      subtotal,
      total,
      ongkir: ONGKIR,
      recipient: "Uji Coba",
      phoneNumber: "6281234567890",
      address: "Jalan Braga 1",
      description: "Lantai 2",
      city: "Kota Bandung",
      cityId: "32.73",
      province: "Jawa Barat",
      provinceId: "32",
      zipCode: "40111",
      customerName,
      customerEmail: "uji@example.test",
      customerPhone: "6281234567890",
      paymentDeadline,
      createdAt,
      events: { create: { status, createdAt: statusAt } },
      ...moneyOf(status, paymentStatus, total),
      items: {
        create: {
          productId: await createProduct(),
          position: 0,
          quantity,
          name: "Kemeja Kawung",
          category,
          size: "M",
          price,
          weight,
        },
      },
    },
    select: { id: true, orderNo: true },
  });
}
