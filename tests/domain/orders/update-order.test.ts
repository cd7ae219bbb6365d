import { millisecondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { ORDER_STATUSES } from "#lib/orders/order-status.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { orderInput } from "#tests/factories/order.ts";
import { createProduct, stockOf } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

async function order(actor: Actor, productId: string): Promise<string> {
  await setCartItem(actor, productId, 1);
  return (await placeOrder(actor, await orderInput(actor), null)).order.id;
}

test("an admin sends an order on its way with a resi, and the customer sees both", async () => {
  const customer = await createActor();
  const admin = await createActor("admin");
  const id = await order(customer, await createProduct());
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "In Delivery", resi: "JNE0012345678" });
  const view = await getOrder(customer, id);
  expect(view).toMatchObject({
    status: "In Delivery",
    payment_status: "Paid",
    resi: "JNE0012345678",
  });
  expect(view.timeline.map(({ status }) => status)).toEqual([
    "Waiting for Payment",
    "Payment Confirm",
    "In Delivery",
  ]);
});

test("an empty resi changes nothing", async () => {
  const admin = await createActor("admin");
  const id = await order(await createActor(), await createProduct());
  await updateOrder(admin, id, { resi: "JNE1" });
  await updateOrder(admin, id, { resi: "" });
  expect((await getOrder(admin, id)).resi).toBe("JNE1");
});

test("Cancelled gives the piece back once, however often it is set", async () => {
  const productId = await createProduct({ stock: 1 });
  const admin = await createActor("admin");
  const id = await order(await createActor(), productId);
  expect(await stockOf(productId)).toEqual({ stock: 0, isPurchased: true });
  await Promise.all([1, 2, 3].map(() => updateOrder(admin, id, { status: "Cancelled" })));
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  expect(await listWrongBooks()).toEqual([]);
});

test("leaving Cancelled takes the piece again, or fails when it is gone", async () => {
  const productId = await createProduct({ stock: 1 });
  const admin = await createActor("admin");
  const first = await order(await createActor(), productId);
  await updateOrder(admin, first, { status: "Cancelled" });
  await updateOrder(admin, first, { status: "Waiting for Payment" });
  expect(await stockOf(productId)).toEqual({ stock: 0, isPurchased: true });

  await updateOrder(admin, first, { status: "Cancelled" });
  await order(await createActor(), productId);
  await expectError(updateOrder(admin, first, { status: "Payment Confirm" }), "conflict");
  expect((await getOrder(admin, first)).status).toBe("Cancelled");
  expect(await listWrongBooks()).toEqual([]);
});

test("any walk over the statuses keeps the books right", async () => {
  const productId = await createProduct({ stock: 2 });
  const admin = await createActor("admin");
  const id = await order(await createActor(), productId);
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      await updateOrder(admin, id, { status: from });
      await updateOrder(admin, id, { status: to });
      const held = to === "Cancelled" ? 0 : 1;
      expect((await stockOf(productId)).stock, `${from} → ${to}`).toBe(2 - held);
    }
  }
  expect(await listWrongBooks()).toEqual([]);
});

test("a returned piece goes back on sale only if the admin says so, and once", async () => {
  const productId = await createProduct({ stock: 1 });
  const admin = await createActor("admin");
  const id = await order(await createActor(), productId);
  await updateOrder(admin, id, { status: "Return" });
  expect(await stockOf(productId)).toEqual({ stock: 0, isPurchased: true });

  const answers = [1, 2, 3].map(() => updateOrder(admin, id, { status: "Return", restock: true }));
  await Promise.all(answers);
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  const { timeline } = await getOrder(admin, id);
  expect(timeline.slice(1).map(({ status, note }) => [status, note])).toEqual([
    ["Return", ""],
    ["Return", "The pieces are back on sale"],
  ]);

  // No piece is left to give back. Completing the order takes the piece again.
  await updateOrder(admin, id, { status: "Cancelled" });
  expect((await stockOf(productId)).stock).toBe(1);
  await updateOrder(admin, id, { status: "Completed" });
  expect((await stockOf(productId)).stock).toBe(0);
  expect(await listWrongBooks()).toEqual([]);
});

test("a returned piece that was sold again can't be taken back off the shelf", async () => {
  const productId = await createProduct({ stock: 1 });
  const admin = await createActor("admin");
  const id = await order(await createActor(), productId);
  await updateOrder(admin, id, { status: "Return", restock: true });
  await order(await createActor(), productId);
  for (const change of [{ status: "Completed" }, { status: "Return", restock: false }] as const) {
    await expectError(updateOrder(admin, id, change), "conflict");
  }
  expect((await getOrder(admin, id)).status).toBe("Return");
  expect(await listWrongBooks()).toEqual([]);
});

test("two admins at once: the second is told where the order stands by now", async () => {
  const productId = await createProduct({ stock: 1 });
  const admin = await createActor("admin");
  const id = await order(await createActor(), productId);
  const seen = { status_seen: "Waiting for Payment" } as const;
  const results = await Promise.allSettled([
    updateOrder(admin, id, { ...seen, status: "Cancelled" }),
    updateOrder(admin, id, { ...seen, status: "Payment Confirm", resi: "JNE1" }),
  ]);
  const refused = results.find((result) => result.status === "rejected");
  const { status, resi } = await getOrder(admin, id);
  expect(refused?.reason).toMatchObject({ code: "conflict", body: { status } });
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  // The rejected change was rolled back.
  expect(resi).toBe(status === "Payment Confirm" ? "JNE1" : null);
});

test("a customer can't change an order, and doesn't see another's", async () => {
  const customer = await createActor();
  const stranger = await createActor();
  const id = await order(customer, await createProduct());
  await expectError(updateOrder(customer, id, { status: "Completed" }), "forbidden");
  await expectError(getOrder(stranger, id), "not-found");
  const page = await listOrders(stranger, orderQuery.parse({}));
  expect(page.data).toEqual([]);
});

test("an admin lists everyone's orders newest first, and their own with scope=mine", async () => {
  const admin = await createActor("admin");
  const productId = await createProduct({ stock: 3 });
  const customer = await createActor();
  const older = await order(customer, productId);
  await db().order.update({
    where: { id: older },
    data: { createdAt: new Date(Date.now() - 8 * millisecondsInDay) },
  });
  const newer = await order(await createActor(), productId);
  const all = await listOrders(admin, orderQuery.parse({}));
  const ids = all.data.map(({ id }) => id);
  expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older));
  const lastWeek = await listOrders(admin, orderQuery.parse({ days: "7" }));
  expect(lastWeek.data.map(({ id }) => id)).not.toContain(older);
  expect((await listOrders(admin, orderQuery.parse({ scope: "mine" }))).data).toEqual([]);
});
