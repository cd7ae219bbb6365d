import { expect, test } from "vitest";
import { getOrder } from "#lib/orders/get-order.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { buy, placeTestOrder } from "#tests/factories/placed-order.ts";
import { stockOf } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

test("an empty resi changes nothing", async () => {
  const { id } = await placeTestOrder();
  await updateOrder(admin, id, { resi: "JNE1" });
  await updateOrder(admin, id, { resi: "" });
  expect((await getOrder(admin, id)).resi).toBe("JNE1");
});

test("Cancelled gives the piece back once, however often it is set", async () => {
  const { id, productId } = await placeTestOrder();
  expect(await stockOf(productId)).toEqual({ stock: 0, isPurchased: true });
  await Promise.all([1, 2, 3].map(() => updateOrder(admin, id, { status: "Cancelled" })));
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  expect(await listWrongBooks()).toEqual([]);
});

test("leaving Cancelled takes the piece again, or fails when it is gone", async () => {
  const { id: first, productId } = await placeTestOrder();
  await updateOrder(admin, first, { status: "Cancelled" });
  await updateOrder(admin, first, { status: "Waiting for Payment" });
  expect(await stockOf(productId)).toEqual({ stock: 0, isPurchased: true });

  await updateOrder(admin, first, { status: "Cancelled" });
  await buy(await createActor(), productId);
  await expectError(updateOrder(admin, first, { status: "Payment Confirm" }), "conflict");
  expect((await getOrder(admin, first)).status).toBe("Cancelled");
  expect(await listWrongBooks()).toEqual([]);
});

test("a returned piece goes back on sale only if the admin says so, and once", async () => {
  const { id, productId } = await placeTestOrder();
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
  const { id, productId } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Return", restock: true });
  await buy(await createActor(), productId);
  for (const change of [{ status: "Completed" }, { status: "Return", restock: false }] as const) {
    await expectError(updateOrder(admin, id, change), "conflict");
  }
  expect((await getOrder(admin, id)).status).toBe("Return");
  expect(await listWrongBooks()).toEqual([]);
});

test("two admins at once: the second is told where the order stands by now", async () => {
  const { id } = await placeTestOrder();
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

test("an admin lists everyone's orders, and their own with scope=mine", async () => {
  const { id } = await placeTestOrder();
  const ids = async (query: object) =>
    (await listOrders(admin, orderQuery.parse(query))).data.map((order) => order.id);
  expect(await ids({})).toContain(id);
  expect(await ids({ scope: "mine" })).toEqual([]);
});
