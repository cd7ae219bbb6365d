import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { cancelOrder } from "#lib/orders/cancel-order.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof, handInRejectedProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { stockOf } from "#tests/factories/product.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

test("a customer cancels an unpaid order: the piece is on sale again, timeline and mail say who it was", async () => {
  const { id, customer, productId } = await placeTestOrder();

  const order = await cancelOrder(customer, id);

  expect(order).toMatchObject({ status: "Cancelled", payment_status: "Unpaid" });
  expect(order.timeline.at(-1)).toMatchObject({
    status: "Cancelled",
    note: "The customer has cancelled the order",
  });
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  expect(await listWrongBooks()).toEqual([]);
  const [mail, ...more] = await queuedMails("order-cancelled", id);
  expect(more).toEqual([]);
  expect((await renderMail("order-cancelled", mail)).text).toContain(
    "You have cancelled the order",
  );
});

/** Confirms the payment, then sets the order back. */
async function setBack(id: string): Promise<void> {
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Waiting for Payment" });
}

test("an order with a proof, paid or over isn't the customer's to cancel any more", async () => {
  const refused: [string, (id: string) => Promise<unknown>][] = [
    ["Awaiting Verification", handInProof],
    ["Rejected", handInRejectedProof],
    ["Paid", (id) => updateOrder(admin, id, { status: "Payment Confirm" })],
    ["Paid", setBack],
    ["Unpaid", (id) => updateOrder(admin, id, { status: "Cancelled" })],
  ];
  for (const [paymentStatus, prepare] of refused) {
    const { id, customer } = await placeTestOrder();
    await prepare(id);
    const before = await getOrder(customer, id);
    expect(before.payment_status).toBe(paymentStatus);
    await expect(cancelOrder(customer, id), paymentStatus).rejects.toMatchObject({
      code: "conflict",
      body: { status: before.status },
    });
    expect(await getOrder(customer, id)).toEqual(before);
  }
});

test("the stock that moved is reported even if the order can't be read afterwards", async () => {
  const { id, customer, productId } = await placeTestOrder();
  const other = await placeTestOrder();
  const moved: string[][] = [];
  const onMoved = (ids: string[]) => moved.push(ids);
  const away = new Error("the database is away");
  const read = vi.spyOn(db().order, "findUnique");
  read.mockRejectedValueOnce(away);
  await expect(cancelOrder(customer, id, onMoved)).rejects.toBe(away);
  read.mockRejectedValueOnce(away);
  const input = { status: "Cancelled" } as const;
  await expect(updateOrder(admin, other.id, input, onMoved)).rejects.toBe(away);
  read.mockRestore();
  expect(moved).toEqual([[productId], [other.productId]]);
});

test("nobody cancels another's order, and admins set the status instead", async () => {
  const { id, customer } = await placeTestOrder();
  for (const other of [await createActor(), await createActor("admin")]) {
    await expectError(cancelOrder(other, id), "not-found");
  }
  await expectError(cancelOrder(customer, randomUUID()), "not-found");
  await expectError(cancelOrder(customer, "1"), "not-found");
  expect((await getOrder(customer, id)).status).toBe("Waiting for Payment");
});

test("cancelling several times at once, beside the deadline, gives the piece back once", async () => {
  const { id, customer, productId, deadline } = await placeTestOrder();
  await Promise.allSettled([
    cancelOrder(customer, id),
    cancelOrder(customer, id),
    expireUnpaidOrders(deadline),
  ]);
  expect((await getOrder(customer, id)).status).toBe("Cancelled");
  expect((await stockOf(productId)).stock).toBe(1);
  expect(await listWrongBooks()).toEqual([]);
});
