import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getOrder } from "#lib/orders/get-order.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { getOrderNote, saveOrderNote } from "#lib/orders/order-note.ts";
import { orderQuery, saveOrderNoteInput } from "#lib/orders/schema.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

test("a note is kept for the admins and is in nobody's view of the order", async () => {
  const { id, customer } = await placeTestOrder();
  expect(await getOrderNote(admin, id)).toEqual({ note: "" });
  await saveOrderNote(admin, id, { note: "Rahasia dapur" });
  expect(await getOrderNote(admin, id)).toEqual({ note: "Rahasia dapur" });
  for (const actor of [customer, admin]) {
    const seen = [await getOrder(actor, id), await listOrders(actor, orderQuery.parse({}))];
    expect(JSON.stringify(seen)).not.toMatch(/Rahasia dapur|note_?(admin|text)|admin_?note/i);
  }
  await saveOrderNote(admin, id, { note: "" });
  expect(await getOrderNote(admin, id)).toEqual({ note: "" });
});

test("customers read and write no note, not even on their own order", async () => {
  const { id, customer } = await placeTestOrder();
  await expectError(getOrderNote(customer, id), "forbidden");
  await expectError(saveOrderNote(customer, id, { note: "Hai" }), "forbidden");
  expect(await getOrderNote(admin, id)).toEqual({ note: "" });
});

test("an order that isn't there has no note", async () => {
  await expectError(getOrderNote(admin, randomUUID()), "not-found");
  await expectError(getOrderNote(admin, "nowhere"), "not-found");
  await expectError(
    saveOrderNote(admin, randomUUID(), { note: "Hai", note_seen: "" }),
    "not-found",
  );
});

test("of two admins who write at once one is told, with what the other wrote", async () => {
  const { id } = await placeTestOrder();
  const admins = [admin, await createActor("admin")];
  const results = await Promise.allSettled(
    admins.map((by, index) => saveOrderNote(by, id, { note: `Tulisan ${index}`, note_seen: "" })),
  );
  const [told] = results.filter((result) => result.status === "rejected");
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const fresh = await getOrderNote(admin, id);
  expect(told?.reason).toMatchObject({ code: "conflict", body: fresh });
  // Saving the same text again is no conflict, because the first answer may have been lost.
  await saveOrderNote(admin, id, { ...fresh, note_seen: "" });
  await saveOrderNote(admin, id, { note: "Yang terakhir", note_seen: fresh.note });
  expect(await getOrderNote(admin, id)).toEqual({ note: "Yang terakhir" });
});

test("a note's lines are counted as they are typed, and at most 2000 characters are taken", () => {
  const lines = saveOrderNoteInput.parse({ note: "  satu\r\ndua\r\n " });
  expect(lines.note).toBe("satu\ndua");
  expect(saveOrderNoteInput.safeParse({ note: "a".repeat(2000) }).success).toBe(true);
  expect(saveOrderNoteInput.safeParse({ note: "a".repeat(2001) }).success).toBe(false);
  expect(saveOrderNoteInput.safeParse({}).success).toBe(false);
});
