import { expect, test } from "vitest";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { AppError } from "#lib/errors.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { buyerOf } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";

function ordersOf(productId: string): Promise<number> {
  return db().order.count({ where: { items: { some: { productId } } } });
}

test("an order returns of which products it took the last piece", async () => {
  const [last, left] = [await createProduct({ stock: 2 }), await createProduct({ stock: 2 })];
  const { actor } = await buyerOf(last, 2);
  await setCartItem(actor, left, 1);
  const { sales } = await placeOrder(actor, await orderInput(actor), null);
  expect(new Set(sales)).toEqual(
    new Set([
      { productId: last, isLast: true },
      { productId: left, isLast: false },
    ]),
  );
});

test("a repeat expires the same pages, as the first answer may have been lost after the commit", async () => {
  const productId = await createProduct({ stock: 2 });
  const { actor, input } = await buyerOf(productId, 2);
  const first = await placeOrder(actor, input, "key");
  expect(first.sales).toEqual([{ productId, isLast: true }]);
  expect(await placeOrder(actor, input, "key")).toEqual(first);
});

test("an order takes the pieces, keeps what was sold, empties the cart and queues the mail", async () => {
  const productId = await createProduct({ stock: 3, price: 450_000, weight: 700 });
  const { actor, input } = await buyerOf(productId, 2);

  const { order, sales } = await placeOrder(actor, input, null);

  const view = await getOrder(actor, order.id);
  expect(view).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Unpaid",
    quantity: 2,
    subtotal: 900_000,
    ongkir: input.ongkir,
    total: 900_000 + input.ongkir,
    total_price: 900_000 + input.ongkir,
    city: "Kota Bandung",
    province: "Jawa Barat&id=32",
    timeline: [{ status: "Waiting for Payment" }],
  });
  expect(view.order_no).toMatch(/^SB\d{6}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(view.order_items).toHaveLength(1);
  expect(sales).toEqual([{ productId, isLast: false }]);
  expect(await db().product.findUnique({ where: { id: productId } })).toMatchObject({
    stock: 1,
    isPurchased: false,
  });
  expect((await getCart(actor)).cartItems).toEqual([]);
  expect(await queuedMails("order-placed", order.id)).toHaveLength(1);
  expect(await listWrongBooks()).toEqual([]);
});

test("what was sold stays as it was sold", async () => {
  const productId = await createProduct({ name: "Kemeja Parang", price: 300_000 });
  const { actor, input } = await buyerOf(productId);
  const { order } = await placeOrder(actor, input, null);
  await db().product.update({ where: { id: productId }, data: { name: "Lain", price: 1 } });
  const view = await getOrder(actor, order.id);
  expect(view.order_items[0]?.product).toMatchObject({ name: "Kemeja Parang", price: "300000" });
});

test("an order keeps the size that was chosen, and the measures of a cloth", async () => {
  const chart = { size: "See-Image", sizeDetails: "S, M, L" };
  const shirt = await createProduct({ ...chart, name: "Kemeja Seragam" });
  const undecided = await createProduct({ ...chart, name: "Kemeja Tanpa Ukuran" });
  const sizeDetails = "length=200,width=105";
  const cloth = await createProduct({ category: "Batik Cloth", size: "S", sizeDetails });
  const actor = await createActor();
  await setCartItem(actor, shirt, 1, "L");
  await setCartItem(actor, undecided, 1);
  await setCartItem(actor, cloth, 1);

  const { order } = await placeOrder(actor, await orderInput(actor), null);

  const all = { id: { in: [shirt, undecided, cloth] } };
  await db().product.updateMany({ where: all, data: { size: "M", sizeDetails: "" } });
  const { order_items } = await getOrder(actor, order.id);
  const ofProduct = (id: string) =>
    order_items.find(({ product_id }) => product_id === id)?.product;
  expect(ofProduct(shirt)).toMatchObject({ size: "See-Image", chosen_size: "L" });
  expect(ofProduct(undecided)).toMatchObject({ size_details: "S, M, L", chosen_size: null });
  expect(ofProduct(cloth)).toMatchObject({ size: "S", size_details: sizeDetails });
  const [mail] = await queuedMails("order-placed", order.id);
  expect(new Set(mail?.lines.map(({ size }) => size))).toEqual(
    new Set(["L", "Size not chosen", "S · 200 × 105 cm"]),
  );
});

test("a chosen size that the product no longer offers isn't ordered", async () => {
  const id = await createProduct({ size: "See-Image", sizeDetails: "S, M" });
  const actor = await createActor();
  await setCartItem(actor, id, 1, "S");
  const input = await orderInput(actor);
  await db().product.update({ where: { id }, data: { sizeDetails: "M, L" } });
  const { order } = await placeOrder(actor, input, null);
  expect((await getOrder(actor, order.id)).order_items[0]?.product.chosen_size).toBeNull();
});

test("two shoppers and the last piece: one order, one clear 'sold out'", async () => {
  const productId = await createProduct({ stock: 1 });
  const buyers = await Promise.all([buyerOf(productId), buyerOf(productId)]);

  const results = await Promise.allSettled(
    buyers.map(({ actor, input }) => placeOrder(actor, input, null)),
  );

  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const lost = results.find((result) => result.status === "rejected");
  expect(lost?.reason).toBeInstanceOf(AppError);
  expect(lost?.reason).toMatchObject({
    code: "conflict",
    body: { soldOut: [{ type: "removed", item: { product_id: productId, from: 1, to: 0 } }] },
  });
  expect(await ordersOf(productId)).toBe(1);
  expect(await listWrongBooks()).toEqual([]);
});

test("30 shoppers and 5 pieces: exactly 5 orders", async () => {
  const productId = await createProduct({ stock: 5 });
  const buyers = await Promise.all(Array.from({ length: 30 }, () => buyerOf(productId)));

  const outcomes = await outcomesOf(
    buyers.map(({ actor, input }) => placeOrder(actor, input, null)),
  );

  expect(outcomes.filter(Boolean)).toEqual(Array(25).fill("conflict"));
  expect(await ordersOf(productId)).toBe(5);
  expect(await listWrongBooks()).toEqual([]);
});

test("two carts with the same goods in opposite order don't wait for each other in a ring", async () => {
  const first = await createProduct({ stock: 20 });
  const second = await createProduct({ stock: 20 });
  const attempts = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const actor = await createActor();
      const order = index % 2 === 0 ? [first, second] : [second, first];
      for (const id of order) await setCartItem(actor, id, 1);
      return { actor, input: await orderInput(actor) };
    }),
  );
  await Promise.all(attempts.map(({ actor, input }) => placeOrder(actor, input, null)));
  expect(await ordersOf(first)).toBe(10);
  expect(await listWrongBooks()).toEqual([]);
});

test("anything short: nothing is ordered, the cart says what is left, and keeps saying it until it was seen", async () => {
  const gone = await createProduct({ stock: 1 });
  const plenty = await createProduct({ stock: 4 });
  const { actor } = await buyerOf(gone);
  await setCartItem(actor, plenty, 2);
  const input = await orderInput(actor);
  const rival = await buyerOf(gone);
  await placeOrder(rival.actor, rival.input, null);

  await expectError(placeOrder(actor, input, null), "conflict");
  await expectError(placeOrder(actor, input, null), "conflict");

  expect(await ordersOf(plenty)).toBe(0);
  const cart = await getCart(actor);
  expect(cart.soldOut).toMatchObject([{ type: "removed", item: { product_id: gone } }]);
  expect(cart.cartBadge).toBe(2);
});

test.each([
  ["with a key", "double-click"],
  ["without a key", null],
])("a double-clicked Pay, %s, makes one order", async (_, key) => {
  const productId = await createProduct({ stock: 9 });
  const { actor, input } = await buyerOf(productId);
  const clicks = Array.from({ length: 8 }, () => placeOrder(actor, input, key));
  expect(new Set((await Promise.all(clicks)).map(({ order }) => order.id)).size).toBe(1);
  expect(await ordersOf(productId)).toBe(1);
});

test("a cart that got heavier since the price was shown isn't sent at the old price", async () => {
  const light = await createProduct({ stock: 2, weight: 900 });
  const { actor, input } = await buyerOf(light);
  await setCartItem(actor, light, 2);
  await expectError(placeOrder(actor, input, null), {
    code: "conflict",
    body: { ongkir: input.ongkir * 2 },
  });
});

test("a cart that has become too large for one order is refused before it is weighed", async () => {
  const productId = await createProduct({ stock: 10_000, weight: 1 });
  const { actor, input } = await buyerOf(productId, 200);
  await db().product.update({ where: { id: productId }, data: { weight: 50_000 } });
  const tooHeavy = { code: "conflict", message: "One order may weigh at most 1,000 kg" };
  await expectError(placeOrder(actor, input, null), tooHeavy);
  await db().cartItem.updateMany({ where: { userId: actor.userId }, data: { quantity: 10_000 } });
  await expectError(placeOrder(actor, input, null), "conflict");
  expect(await ordersOf(productId)).toBe(0);
});
