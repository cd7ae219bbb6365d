import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { getOrderAllowance } from "#lib/checkout/get-order-allowance.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { cancelOrder } from "#lib/orders/cancel-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof, handInRejectedProof } from "#tests/factories/handed-in-proof.ts";
import { orderInput } from "#tests/factories/order.ts";
import { copyOrder } from "#tests/factories/order-row.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const unverified = () => createActor("user", { isVerified: false });

/** Fills the customer's cart with one new product. */
async function fill(customer: Actor, pieces = 1): Promise<string> {
  const productId = await createProduct({ stock: pieces });
  await setCartItem(customer, productId, pieces);
  return productId;
}

async function order(customer: Actor, group: string | null = null) {
  return placeOrder(customer, await orderInput(customer), null, group);
}

const refused = (verify_email: boolean) => ({ code: "conflict", body: { verify_email } });

test("an order counts as open until it is paid, also while its proof waits or was rejected", async () => {
  const customer = await createActor();
  await placeTestOrder(customer);
  await placeTestOrder(customer);
  const paid = await placeTestOrder(customer);
  await handInProof((await placeTestOrder(customer)).id);
  await handInRejectedProof((await placeTestOrder(customer)).id);
  await fill(customer);
  await expectError(order(customer), refused(false));

  await cancelOrder(customer, paid.id);
  await order(customer);
});

test("a paid order that was set back isn't open", async () => {
  const customer = await unverified();
  const { id } = await placeTestOrder(customer);
  for (const status of ["Payment Confirm", "Waiting for Payment"] as const) {
    await updateOrder(admin, id, { status });
  }
  expect((await getOrderAllowance(customer)).openOrders).toBe(0);
  await placeTestOrder(customer);
});

test("without a verified e-mail an order has at most three pieces", async () => {
  const customer = await unverified();
  const productId = await fill(customer, 4);
  await expectError(order(customer), refused(true));
  await setCartItem(customer, productId, 3);
  await order(customer);
});

test("without a verified e-mail one order stands open, and verifying lifts the limit", async () => {
  const customer = await unverified();
  const { id } = await placeTestOrder(customer);
  await handInProof(id);
  const productId = await fill(customer, 4);
  await expectError(order(customer), refused(true));
  expect(await db().product.findUnique({ where: { id: productId } })).toMatchObject({ stock: 4 });

  await db().user.update({ where: { id: customer.userId }, data: { emailVerifiedAt: new Date() } });
  await order(customer);
});

test("accounts without a verified e-mail hold five open orders from one address group, also at once", async () => {
  const group = randomUUID();
  const customers = await Promise.all(Array.from({ length: 8 }, unverified));
  await Promise.all(customers.map((customer) => fill(customer)));
  const tries = await Promise.allSettled(customers.map((customer) => order(customer, group)));
  const lost = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(lost).toMatchObject(Array(3).fill(refused(true)));

  const verified = await createActor();
  await fill(verified);
  await order(verified, group);
  const elsewhere = await unverified();
  await fill(elsewhere);
  await order(elsewhere, randomUUID());
});

test("one address group, stored as a hash, holds a hundred open orders in all; an order that ends makes room", async () => {
  const group = randomUUID();
  const first = await createActor();
  await fill(first);
  const { id } = (await order(first, group)).order;
  const placedFrom = async () => (await db().order.findUniqueOrThrow({ where: { id } })).placedFrom;
  expect(await placedFrom()).toMatch(/^[\w-]{43}$/);
  await copyOrder(id, Array(99).fill({}));
  const next = await createActor();
  await fill(next);
  await expectError(order(next, group), refused(false));

  await cancelOrder(first, id);
  expect(await placedFrom()).toBeNull();
  await order(next, group);
});
