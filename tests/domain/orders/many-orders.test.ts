import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import type { ResiListReport } from "#lib/orders/parcels/resi-list-schema.ts";
import { sendListedOrders } from "#lib/orders/parcels/send-listed-orders.ts";
import type { UpdateOrdersInput } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { updateOrders } from "#lib/orders/update-orders.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

const SEND = { status: "In Delivery", status_seen: "Payment Confirm" } as const;

/** Places a paid order of a new customer. */
async function paidOrder() {
  const order = await placeTestOrder();
  await updateOrder(admin, order.id, { status: "Payment Confirm" });
  return order;
}

const auditsOf = (subjectId: string) =>
  db().auditEntry.count({ where: { subjectId, action: "order-updated" } });

test("sending is one step: resi, status, one mail with the resi, one entry of the log", async () => {
  const order = await paidOrder();
  const before = await auditsOf(order.id);
  await updateOrder(admin, order.id, { ...SEND, resi: "JNE0012345678" });
  expect(await getOrder(order.customer, order.id)).toMatchObject({
    ...{ status: "In Delivery", payment_status: "Paid", resi: "JNE0012345678" },
    timeline: [{}, { status: "Payment Confirm" }, { status: "In Delivery" }],
  });
  const mails = await queuedMails("in-delivery", order.id);
  expect(mails.map(({ resi }) => resi)).toEqual(["JNE0012345678"]);
  expect(await auditsOf(order.id)).toBe(before + 1);

  // A second press, or another admin's: nothing is written, and no second mail.
  await expectError(updateOrder(admin, order.id, { ...SEND, resi: "JNE00000002" }), {
    code: "conflict",
    body: { status: "In Delivery" },
  });
  expect((await getOrder(admin, order.id)).resi).toBe("JNE0012345678");
  expect(await queuedMails("in-delivery", order.id)).toHaveLength(1);
});

test("of many changes each is its own: what one is refused doesn't touch the others", async () => {
  const [first, moved, last] = [await paidOrder(), await paidOrder(), await paidOrder()];
  await updateOrder(admin, moved.id, { status: "Out of Stock" });
  const absent = randomUUID();
  const changes: UpdateOrdersInput["changes"] = [
    { id: first.id, status: "Cancelled", status_seen: "Payment Confirm" },
    { id: moved.id, ...SEND, resi: "JNE00000001" },
    { id: absent, ...SEND },
    { id: last.id, ...SEND, resi: "JNE00000002" },
  ];
  const onMoved = vi.fn();
  const results = await updateOrders(admin, { changes }, onMoved);
  expect(results).toEqual([
    { id: first.id, result: "saved", status: "Cancelled", message: "" },
    { id: moved.id, result: "conflict", status: "Out of Stock", message: expect.any(String) },
    { id: absent, result: "not-found", status: null, message: "Order not found" },
    { id: last.id, result: "saved", status: "In Delivery", message: "" },
  ]);
  expect(onMoved.mock.calls).toEqual([[[first.productId]]]);
  expect((await getOrder(admin, moved.id)).resi).toBeNull();
  expect(await auditsOf(first.id)).toBe(2);
  expect(await listWrongBooks()).toEqual([]);
});

test("a list of resi first says what would happen, then sends what is ready", async () => {
  const [ready, gone] = [await paidOrder(), await paidOrder()];
  const unpaid = await placeTestOrder();
  await updateOrder(admin, gone.id, { ...SEND, resi: "JNE00000009" });
  const csv = [
    `${ready.orderNo};JNE00000001`,
    `${gone.orderNo};JNE00000002`,
    `${unpaid.orderNo};JNE00000003`,
    "SB000000ZZZZZ;JNE00000004",
  ].join("\n");
  const looked = await sendListedOrders(admin, { csv, dry_run: true });
  const outcomes = ({ lines }: ResiListReport) => lines.map(({ outcome }) => outcome);
  expect(looked.written).toBe(false);
  expect(outcomes(looked)).toEqual(["ready", "other-resi", "wrong-status", "unknown-order"]);
  expect((await getOrder(admin, ready.id)).resi).toBeNull();

  const sent = await sendListedOrders(admin, { csv, dry_run: false });
  expect(sent.written).toBe(true);
  expect(outcomes(sent)).toEqual(["sent", "other-resi", "wrong-status", "unknown-order"]);
  expect(await getOrder(admin, ready.id)).toMatchObject({
    status: "In Delivery",
    resi: "JNE00000001",
  });
  expect((await getOrder(admin, gone.id)).resi).toBe("JNE00000009");
  expect((await getOrder(admin, unpaid.id)).status).toBe("Waiting for Payment");
  expect(await queuedMails("in-delivery", ready.id)).toHaveLength(1);

  // The same list again sends nothing twice.
  const again = await sendListedOrders(admin, { csv, dry_run: false });
  expect(outcomes(again)[0]).toBe("done");
  expect(await queuedMails("in-delivery", ready.id)).toHaveLength(1);
});

test("customers change no orders, one or many", async () => {
  const customer = await createActor();
  const { id, orderNo } = await placeTestOrder(customer);
  await expectError(updateOrder(customer, id, { status: "Completed" }), "forbidden");
  await expectError(updateOrders(customer, { changes: [{ id, ...SEND }] }), "forbidden");
  const csv = `${orderNo};JNE00000001`;
  for (const dry_run of [true, false]) {
    await expectError(sendListedOrders(customer, { csv, dry_run }), "forbidden");
  }
});
