import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import type { PlaceOrderInput } from "#lib/checkout/schema.ts";
import { db } from "#lib/database/db.ts";
import { actorOf, openSessionOf } from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { buyerOf } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { statementsOf } from "#tests/setup/sent-statements.ts";

const PRICE = 450_000;

/** Returns the order input of a customer whose cart holds one shirt. */
async function shirtOrder(): Promise<PlaceOrderInput> {
  const { input } = await buyerOf(await createProduct({ price: PRICE }));
  return { ...input, total: PRICE + input.ongkir };
}

test("an order takes at most ten statements over both calls, prepared by name", async () => {
  const input = await shirtOrder();
  const { token } = await openSessionOf((await createActor()).userId);
  const productId = await createProduct({ price: PRICE });

  const sent = await statementsOf(async () => {
    await addCartItem(await actorOf(token), productId, 1);
    await placeOrder(await actorOf(token), input, randomUUID(), "203.0.113.7");
  });

  expect(await db().order.count({ where: { items: { some: { productId } } } })).toBe(1);
  expect(sent.length, sent.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(10);
  const unnamed = sent.filter(({ name }) => !name).map(({ text }) => text);
  expect(unnamed).toEqual(["BEGIN", "COMMIT"]);
});

test("a repeat with its key reads the order and its products, and writes nothing", async () => {
  const { actor, input } = await buyerOf(await createProduct({ price: PRICE }));
  await placeOrder(actor, input, "key", "203.0.113.8");
  const sent = await statementsOf(() => placeOrder(actor, input, "key", "203.0.113.8"));
  const calls = sent.map(({ name, text }) => (name ? "read" : text));
  expect(calls).toEqual(["BEGIN", "read", "read", "COMMIT"]);
});
