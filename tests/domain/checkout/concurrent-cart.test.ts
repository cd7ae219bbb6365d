import { expect, test } from "vitest";
import { addCartItem, setCartItem } from "#lib/cart/change-cart.ts";
import { getCart } from "#lib/cart/get-cart.ts";
import { lockCart } from "#lib/cart/lock-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { type Database, db } from "#lib/database/db.ts";
import { onPrisma } from "#lib/database/sql/source.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { PATIENT_TRANSACTION } from "#tests/setup/patience.ts";
import { untilWaiting } from "#tests/setup/until-waiting.ts";

/** Runs `first` in a transaction, starts the others, and commits when they all wait. Returns their results. */
async function whileWaiting<Result>(
  first: (tx: Database) => Promise<unknown>,
  others: (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const started = await db().$transaction(async (tx) => {
    await first(tx);
    const running = Promise.allSettled(others.map((other) => other()));
    await untilWaiting(others.length);
    return { running };
  }, PATIENT_TRANSACTION);
  return started.running;
}

function lockRow(tx: Database, productId: string) {
  return tx.$queryRaw`SELECT 1 FROM products WHERE id = ${productId}::uuid FOR UPDATE`;
}

const statusesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).toSorted();

test("two changes that have read the same cart don't exceed the order size together", async () => {
  const actor = await createActor();
  const products = await Promise.all([1, 2].map(() => createProduct({ stock: 200, weight: 1 })));
  const results = await whileWaiting(
    (tx) => lockCart(onPrisma(tx), actor.userId),
    products.map((id) => () => setCartItem(actor, id, 150)),
  );
  expect(statusesOf(results)).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "conflict", message: "One order may have at most 200 pieces" },
  });
  expect((await getCart(actor)).cartBadge).toBe(150);
});

test.each([
  ["both count", { stock: 5, added: 1 }, ["fulfilled", "fulfilled"]],
  ["don't exceed the stock together", { stock: 3, added: 2 }, ["fulfilled", "rejected"]],
])("two adds that have read the same line %s", async (_, { stock, added }, statuses) => {
  const actor = await createActor();
  const id = await createProduct({ stock });
  await addCartItem(actor, id, 1);
  const add = () => addCartItem(actor, id, added);
  const results = await whileWaiting((tx) => lockCart(onPrisma(tx), actor.userId), [add, add]);
  expect(statusesOf(results)).toEqual(statuses);
  expect((await getCart(actor)).cartBadge).toBe(3);
});

test("a removal that has read an older cart removes the line as it is now", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 5 });
  await addCartItem(actor, id, 1);
  await whileWaiting(
    async (tx) => {
      await lockCart(onPrisma(tx), actor.userId);
      await tx.cartItem.updateMany({ where: { productId: id }, data: { quantity: 4 } });
    },
    [() => setCartItem(actor, id, 0)],
  );
  expect((await getCart(actor)).cartItems).toEqual([]);
});

test("a product that is deleted while it is added is not found, and in no cart", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 5 });
  const [result] = await whileWaiting(
    async (tx) => {
      await lockRow(tx, id);
      await tx.product.update({ where: { id }, data: { deletedAt: new Date() } });
    },
    [() => addCartItem(actor, id, 1)],
  );
  expect(result).toMatchObject({ reason: { code: "not-found" } });
  expect((await getCart(actor)).cartItems).toEqual([]);
});

test("a cart doesn't wait for an order of the same product", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 5 });
  await db().$transaction(async (tx) => {
    await tx.product.update({ where: { id }, data: { stock: 4 } });
    expect((await addCartItem(actor, id, 5)).cartBadge).toBe(5);
  }, PATIENT_TRANSACTION);
  expect((await getCart(actor)).soldOut).toMatchObject([{ item: { from: 5, to: 4 } }]);
});

test("a line that is added while the cart is ordered stays for the next order", async () => {
  const actor = await createActor();
  const ordered = await createProduct({ stock: 2, weight: 1 });
  const added = await createProduct({ stock: 2, weight: 1 });
  await addCartItem(actor, ordered, 1);
  const input = await orderInput(actor);
  const { order, add } = await db().$transaction(async (tx) => {
    await lockRow(tx, ordered);
    const order = placeOrder(actor, input, null);
    await untilWaiting(1);
    const add = addCartItem(actor, added, 1);
    await untilWaiting(2);
    return { order, add };
  }, PATIENT_TRANSACTION);
  const view = await getOrder(actor, (await order).order.id);
  await add;
  expect(view.order_items.map(({ product_id }) => product_id)).toEqual([ordered]);
  expect((await getCart(actor)).cartItems).toMatchObject([{ product_id: added }]);
});

test("an order that has waited for its cart takes the lines that it holds now", async () => {
  const actor = await createActor();
  const first = await createProduct({ stock: 2, weight: 1 });
  const second = await createProduct({ stock: 2, weight: 1 });
  await addCartItem(actor, first, 1);
  const input = await orderInput(actor);
  const [result] = await whileWaiting(
    async (tx) => {
      await lockCart(onPrisma(tx), actor.userId);
      const line = { userId: actor.userId, productId: second, quantity: 1 };
      await tx.cartItem.create({ data: line });
    },
    [() => placeOrder(actor, input, null)],
  );
  if (result?.status !== "fulfilled") throw result?.reason;
  const view = await getOrder(actor, result.value.order.id);
  expect(view.order_items.map(({ product_id }) => product_id).toSorted()).toEqual(
    [first, second].toSorted(),
  );
});

test("an order of a sold-out product doesn't wait for its lock", async () => {
  const actor = await createActor();
  const id = await createProduct({ stock: 1 });
  await addCartItem(actor, id, 1);
  const input = await orderInput(actor);
  await db().product.update({ where: { id }, data: { stock: 0 } });
  await db().$transaction(async (tx) => {
    await lockRow(tx, id);
    await expectError(placeOrder(actor, input, null), { body: { soldOut: [{ type: "removed" }] } });
  }, PATIENT_TRANSACTION);
});
