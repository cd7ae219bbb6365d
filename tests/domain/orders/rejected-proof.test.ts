import { addHours, differenceInMinutes, subHours, subMinutes } from "date-fns";
import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { formatDateTime } from "#lib/dates.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofToken } from "#lib/orders/proofs/proof-link.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { remindUnpaidOrders } from "#lib/orders/unpaid/remind-unpaid-orders.ts";
import { getProofPage } from "#lib/payments/get-proof-page.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { handInProof, handInRejectedProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { stockOf } from "#tests/factories/product.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";

/** Places an order whose proof was rejected, `hours` before its first deadline. */
async function placeRejected(hours: number) {
  const placed = await placeTestOrder();
  await db().order.update({
    where: { id: placed.id },
    data: { paymentDeadline: addHours(new Date(), hours) },
  });
  await handInRejectedProof(placed.id);
  const { payment_deadline } = await getOrder(placed.customer, placed.id);
  return { ...placed, deadline: new Date(payment_deadline) };
}

test("a rejected proof starts a deadline: page and mail name it, and past it the piece is on sale again", async () => {
  const { id, customer, productId, deadline } = await placeRejected(-50);
  expect(differenceInMinutes(deadline, new Date(), { roundingMethod: "round" })).toBe(6 * 60);
  expect((await getProofPage(proofToken(id))).payment_deadline).toBe(deadline.toISOString());
  const [rejection] = await queuedMails("proof-rejected", id);
  expect(rejection?.paymentDeadline).toBe(deadline.toISOString());
  expect((await renderMail("proof-rejected", rejection)).text).toContain(formatDateTime(deadline));

  await expireUnpaidOrders(subMinutes(deadline, 1));
  expect((await getOrder(customer, id)).payment_status).toBe("Rejected");
  expect(await expireUnpaidOrders(deadline)).toContain(productId);

  const order = await getOrder(customer, id);
  expect(order).toMatchObject({ status: "Cancelled", payment_status: "Expired" });
  expect(order.timeline.at(-1)?.note).toBe("Another proof of payment didn't come in time");
  expect(await stockOf(productId)).toEqual({ stock: 1, isPurchased: false });
  expect(await listWrongBooks()).toEqual([]);
  const [mail] = await queuedMails("order-cancelled", id);
  expect((await renderMail("order-cancelled", mail)).text).toContain(
    "Another proof of payment didn't come in time",
  );
});

test("another proof stops the deadline of the rejected one", async () => {
  const { id, customer, deadline } = await placeRejected(20);
  await handInProof(id);
  await expireUnpaidOrders(addHours(deadline, 1));
  expect((await getOrder(customer, id)).payment_status).toBe("Awaiting Verification");
});

test("a reminder asks for another proof, once", async () => {
  const { id, deadline } = await placeRejected(20);
  await remindUnpaidOrders(subHours(deadline, 6));
  await remindUnpaidOrders(subHours(deadline, 5));
  const [mail, ...more] = await queuedMails("payment-reminder", id);
  expect(more).toEqual([]);
  const { subject, text } = await renderMail("payment-reminder", mail);
  expect(subject).toContain("another proof of payment is awaited");
  expect(text).toContain("Please send another proof of payment before");
});

test("with few hours left the rejection itself is the reminder", async () => {
  const { id, deadline } = await placeRejected(1);
  await remindUnpaidOrders(subHours(deadline, 1));
  expect(await queuedMails("payment-reminder", id)).toEqual([]);
});
