import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { addCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import type { PlaceOrderInput } from "#lib/checkout/schema.ts";
import { db } from "#lib/database/db.ts";
import { openSessionOf } from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { statementsOf } from "#tests/setup/sent-statements.ts";

const PRICE = 450_000;

/** Returns the order input of a customer whose cart holds one shirt. */
async function shirtOrder(): Promise<PlaceOrderInput> {
  const actor = await createActor();
  await addCartItem(actor, await createProduct({ price: PRICE }), 1);
  const input = await orderInput(actor);
  return { ...input, total: PRICE + input.ongkir };
}

async function callerOf(token: string): Promise<Actor> {
  const actor = await findActorByToken(token);
  if (!actor) throw new Error("a fresh token has an actor");
  return actor;
}

test("an order takes at most eight statements over both calls, prepared by name", async () => {
  const input = await shirtOrder();
  const { token } = await openSessionOf((await createActor()).userId);
  const productId = await createProduct({ price: PRICE });

  const sent = await statementsOf(async () => {
    await addCartItem(await callerOf(token), productId, 1);
    await placeOrder(await callerOf(token), input, randomUUID(), "203.0.113.7");
  });

  expect(await db().order.count({ where: { items: { some: { productId } } } })).toBe(1);
  expect(sent.length, sent.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(8);
  const unnamed = sent.filter(({ name }) => !name).map(({ text }) => text);
  expect(unnamed).toEqual(["BEGIN", "COMMIT"]);
});

test("a repeat with its key reads the order and its products, and writes nothing", async () => {
  const actor = await createActor();
  await addCartItem(actor, await createProduct({ price: PRICE }), 1);
  const input = await orderInput(actor);
  await placeOrder(actor, input, "key", "203.0.113.8");
  const sent = await statementsOf(() => placeOrder(actor, input, "key", "203.0.113.8"));
  const calls = sent.map(({ name, text }) => (name ? "read" : text));
  expect(calls).toEqual(["BEGIN", "read", "read", "COMMIT"]);
});
