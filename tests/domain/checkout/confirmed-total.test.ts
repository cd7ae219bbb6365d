import { expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { limit } from "#lib/limits/limit.ts";
import { LIMITS } from "#lib/limits/limits.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { buyerOf } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { PATIENT_TRANSACTION } from "#tests/setup/patience.ts";
import { untilWaiting } from "#tests/setup/until-waiting.ts";

const SHOWN = 450_000;

/** Returns a customer with two of three shirts in the cart, and the payment at the total shown. */
async function buyerOfTwo() {
  const productId = await createProduct({ stock: 3, price: SHOWN });
  const { actor, input } = await buyerOf(productId, 2);
  return { productId, actor, input: { ...input, total: 2 * SHOWN + input.ongkir } };
}

function setPrice(id: string, price: number) {
  return db().product.update({ where: { id }, data: { price } });
}

function ordersOf(userId: string): Promise<number> {
  return db().order.count({ where: { userId } });
}

test("the total that the customer saw is the order's", async () => {
  const { actor, input } = await buyerOfTwo();
  const { order } = await placeOrder(actor, input, null);
  expect((await getOrder(actor, order.id)).total).toBe(input.total);
});

test.each([650_000, 350_000])("goods cost %i by now: the new figures come back", async (price) => {
  const { productId, actor, input } = await buyerOfTwo();
  await setPrice(productId, price);
  const total = 2 * price + input.ongkir;

  await expectError(placeOrder(actor, input, "key"), {
    code: "conflict",
    message: "The total has changed. Please look at it again.",
    body: {
      ongkir: input.ongkir,
      etd: input.etd,
      lines: [{ product_id: productId, name: "Kemeja Kawung", quantity: 2, price: String(price) }],
      subtotal: 2 * price,
      total,
    },
  });

  expect(await ordersOf(actor.userId)).toBe(0);
  expect((await getCart(actor)).cartBadge).toBe(2);
  const { order } = await placeOrder(actor, { ...input, total }, "key");
  expect((await getOrder(actor, order.id)).total).toBe(total);
});

test("the present figures have a changed shipping price, too", async () => {
  const { productId, actor, input } = await buyerOfTwo();
  await setPrice(productId, 500_000);
  const seen = { ...input, ongkir: input.ongkir - 1, total: input.total - 1 };
  await expectError(placeOrder(actor, seen, null), {
    message: "The shipping price has changed. Please look at it again.",
    body: { ongkir: input.ongkir, subtotal: 1_000_000, total: 1_000_000 + input.ongkir },
  });
});

test("a hundred conflicts of the price are answered in an hour, and an order at the right one still is", async () => {
  const { actor, input } = await buyerOfTwo();
  await limit("price-conflict", actor.userId).count(LIMITS["price-conflict"].most - 1);
  const seen = { ...input, total: input.total - 1 };
  await expectError(placeOrder(actor, seen, null), { code: "conflict" });
  await expectError(placeOrder(actor, seen, null), { code: "too-many-requests" });
  const { order } = await placeOrder(actor, input, null);
  expect((await getOrder(actor, order.id)).total).toBe(input.total);
});

test("a line that another tab has added is another total", async () => {
  const { productId, actor, input } = await buyerOfTwo();
  const added = await createProduct({ price: 100_000, weight: 1 });
  await setCartItem(actor, added, 1);
  await expectError(placeOrder(actor, input, null), {
    body: { lines: [{ product_id: productId }, { product_id: added, quantity: 1 }] },
  });
});

test("a price that changes while the order waits for its products is compared under the lock", async () => {
  const { productId, actor, input } = await buyerOfTwo();
  const placing = await db().$transaction(async (tx) => {
    await tx.product.update({ where: { id: productId }, data: { price: 650_000 } });
    const order = placeOrder(actor, input, null);
    order.catch(() => {});
    await untilWaiting(1);
    return { order };
  }, PATIENT_TRANSACTION);
  await expectError(placing.order, { body: { subtotal: 1_300_000 } });
  expect(await ordersOf(actor.userId)).toBe(0);
});

test("a client that sends no total orders at the present price", async () => {
  const { productId, actor, input } = await buyerOfTwo();
  await setPrice(productId, 650_000);
  const { total: _, ...rest } = input;
  const { order } = await placeOrder(actor, rest, null);
  expect((await getOrder(actor, order.id)).subtotal).toBe(1_300_000);
});

test.each([["with a key", "key"] as const, ["without a key", null] as const])(
  "%s, a repeat is the same order whether or not it names the total",
  async (_, key) => {
    for (const isNamedFirst of [true, false]) {
      const { productId, actor, input } = await buyerOfTwo();
      const { total, ...unnamed } = input;
      const bodies = [{ ...unnamed, total }, unnamed];
      const [first, second] = isNamedFirst ? bodies : bodies.toReversed();
      if (!first || !second) throw new Error("there are two bodies");
      const placed = await placeOrder(actor, first, key);
      const repeat = await placeOrder(actor, second, key);
      expect(repeat).toEqual({ order: placed.order, sales: [{ productId, isLast: false }] });
      expect(await ordersOf(actor.userId)).toBe(1);
    }
  },
);

test("a repeat that names another total isn't answered with an order of a total that wasn't confirmed", async () => {
  const { actor, input } = await buyerOfTwo();
  const { order } = await placeOrder(actor, input, "key");
  const other = { ...input, total: input.total + 1 };
  await expectError(placeOrder(actor, other, "key"), { code: "invalid", body: order });
  await expectError(placeOrder(actor, other, null), { message: "Your cart is empty" });
  expect(await ordersOf(actor.userId)).toBe(1);
});

test("a key that was used with another address names the order that it made", async () => {
  const { actor, input } = await buyerOfTwo();
  const { order } = await placeOrder(actor, input, "key");
  const corrected = { ...input, address: "Jalan Braga 2" };
  await expectError(placeOrder(actor, corrected, "key"), {
    code: "invalid",
    message: "This Idempotency-Key was used with another request",
    body: { id: order.id, order_no: order.order_no },
  });
  // The key of somebody else says nothing.
  const stranger = await buyerOfTwo();
  expect((await placeOrder(stranger.actor, stranger.input, "key")).order.id).not.toBe(order.id);
});
