import { subDays } from "date-fns";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { listShippingOptions } from "#lib/checkout/quote-cart.ts";
import { presentFigures } from "#lib/checkout/schema.ts";
import { db } from "#lib/database/db.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { AppError } from "#lib/errors.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { freeUniqueAmounts, nameReopenedOrders } from "#lib/orders/placing/unique-amount.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { writePaymentSettings } from "#lib/shop/settings.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { copyOrder } from "#tests/factories/order-row.ts";
import { createProduct } from "#tests/factories/product.ts";

const admin = await createActor("admin");

const use = (unique_amounts: boolean) => writePaymentSettings(onPool, { unique_amounts }, null);

beforeEach(() => use(true));

/** A customer with one piece in the cart; all carts have the same sum. */
async function shopping() {
  const customer = await createActor();
  await setCartItem(customer, await createProduct({ stock: 1, price: 450_000 }), 1);
  const input = await orderInput(customer);
  const options = await listShippingOptions(customer, input.city, null);
  const unique = options.find(({ service }) => service === input.service)?.unique_amount;
  if (unique === undefined) throw new Error("the service of the test is on offer");
  return { customer, input, unique };
}

async function order(by = shopping()) {
  const { customer, input, unique } = await by;
  const placed = await placeOrder(customer, { ...input, unique_amount: unique }, null);
  return getOrder(customer, placed.order.id);
}

test("the order's total has the amount that the customer saw, as a charge of its own", async () => {
  const shown = await shopping();
  const again = await listShippingOptions(shown.customer, shown.input.city, null);
  expect(again.every(({ unique_amount }) => unique_amount === shown.unique)).toBe(true);
  const placed = await order(Promise.resolve(shown));
  expect(shown.unique).toBeGreaterThan(0);
  expect(placed.charges).toContainEqual({ kind: "unique", rupiah: shown.unique });
  expect(placed.total).toBe(placed.subtotal + placed.ongkir + (shown.unique ?? 0));
  const entries = await db().moneyEntry.findMany({ where: { orderId: placed.id } });
  expect(Object.fromEntries(entries.map(({ kind, rupiah }) => [kind, Number(rupiah)]))).toEqual({
    expected: placed.subtotal + placed.ongkir,
    unique: shown.unique,
  });
  await updateOrder(admin, placed.id, { status: "Cancelled" });
  expect((await verifyBooks()).filter(({ id }) => id === placed.id)).toEqual([]);
});

/** As many as the pool has connections. More would only wait, on a busy machine until the pool gives up. */
const LANES = 10;

/** Places so many orders in ten lanes, each of the same sum, and returns their totals. */
async function placeAtOnce(length: number): Promise<number[]> {
  const carts = await Promise.all(Array.from({ length }, shopping));
  const totals: number[] = [];
  async function lane() {
    for (let cart = carts.pop(); cart; cart = carts.pop()) {
      // Without an amount the server chooses, also after another order took what it chose first.
      const placed = await placeOrder(cart.customer, cart.input, null);
      totals.push((await getOrder(cart.customer, placed.order.id)).total);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return totals;
}

test("twenty orders in ten lanes have twenty totals", async () => {
  expect(new Set(await placeAtOnce(20)).size).toBe(20);
});

test("an amount that another order took meanwhile is a conflict with a free one", async () => {
  const [first, second] = [await shopping(), await shopping()];
  const taken = await order(Promise.resolve(first));
  const clash = { ...second, unique: first.unique };
  const error = await order(Promise.resolve(clash)).catch((refusal: unknown) => refusal);
  if (!(error instanceof AppError)) throw error;
  const { unique_amount: free, total } = presentFigures.parse(error.body);
  if (free === null) throw new Error("998 amounts are free");
  expect(free).not.toBe(first.unique);
  expect(total).toBe(taken.subtotal + taken.ongkir + free);
  const placed = await order(Promise.resolve({ ...second, unique: free }));
  expect([placed.total, placed.unique_amount]).toEqual([total, free]);
});

test("the amount names its order until two weeks after the end", async () => {
  const { id } = await order();
  const named = async () =>
    (await db().order.findUniqueOrThrow({ where: { id } })).namedAmount !== null;
  await updateOrder(admin, id, { status: "Cancelled" });
  await freeUniqueAmounts(new Date());
  expect(await named()).toBe(true);
  await db().order.update({ where: { id }, data: { endedAt: subDays(new Date(), 15) } });
  await freeUniqueAmounts(new Date());
  expect(await named()).toBe(false);
});

/** An order that was opened again after its amount was freed. */
async function reopened() {
  const { id, total } = await order();
  await updateOrder(admin, id, { status: "Cancelled" });
  await db().order.update({ where: { id }, data: { endedAt: subDays(new Date(), 15) } });
  await freeUniqueAmounts(new Date());
  await updateOrder(admin, id, { status: "Waiting for Payment" });
  return { id, total };
}

const nameOf = async (id: string) =>
  Number((await db().order.findUniqueOrThrow({ where: { id } })).namedAmount);

test("an order that is open again has its amount again, unless another order has it", async () => {
  const [alone, late] = [await reopened(), await reopened()];
  const other = await order();
  await db().order.update({ where: { id: other.id }, data: { namedAmount: late.total } });
  await nameReopenedOrders();
  expect(await nameOf(alone.id)).toBe(alone.total);
  expect(await nameOf(late.id)).toBe(0);
  expect((await getOrder(admin, late.id)).total).toBe(late.total);
  await freeUniqueAmounts(new Date());
  expect(await nameOf(alone.id)).toBe(alone.total);
});

/** Lets cancelled orders have the amounts of the sum until only so many are free. */
async function takeAllBut(left: number): Promise<number> {
  const first = await order();
  const sum = first.subtotal + first.ongkir;
  const taken = await db().order.findMany({
    where: { namedAmount: { gt: sum, lte: sum + 999 } },
    select: { namedAmount: true },
  });
  const isTaken = new Set(taken.map(({ namedAmount }) => Number(namedAmount)));
  const free = Array.from({ length: 999 }, (_, step) => sum + 1 + step);
  const copies = free.filter((total) => !isTaken.has(total)).slice(left);
  await copyOrder(
    first.id,
    copies.map((total) => ({
      ...{ orderNo: `TEST-${total}`, status: "Cancelled", endedAt: new Date() },
      ...{ total, namedAmount: total, otherCharges: [{ kind: "unique", rupiah: total - sum }] },
    })),
  );
  return sum;
}

afterEach(() => db().order.deleteMany({ where: { orderNo: { startsWith: "TEST-" } } }));

test("with all 999 of a sum taken the shop goes on selling", async () => {
  const sum = await takeAllBut(0);
  const { total, charges } = await order();
  expect(total).toBe(sum);
  expect(charges.map(({ kind }) => kind)).toEqual(["shipping"]);
});

test("of sixty orders in ten lanes that want the same amounts none fails", async () => {
  const sum = await takeAllBut(60);
  const named = (await placeAtOnce(60)).filter((total) => total !== sum);
  expect(new Set(named).size).toBe(named.length);
});

test("without the owner's switch no order has one", async () => {
  await use(false);
  const { unique } = await shopping();
  expect(unique).toBeNull();
  expect((await order()).charges.map(({ kind }) => kind)).toEqual(["shipping"]);
});
