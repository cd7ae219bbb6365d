import { addDays, subDays } from "date-fns";
import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { markPaymentMissing } from "#lib/orders/money/mark-payment-missing.ts";
import { proofLink } from "#lib/orders/proofs/proof-link.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof, handInRejectedProof } from "#tests/factories/handed-in-proof.ts";
import { type PlacedTestOrder, placeTestOrder } from "#tests/factories/placed-order.ts";
import { stockOf } from "#tests/factories/product.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

async function expired(): Promise<PlacedTestOrder> {
  const placed = await placeTestOrder();
  await db().order.update({
    where: { id: placed.id },
    data: { paymentDeadline: subDays(new Date(), 1) },
  });
  await expireUnpaidOrders(new Date());
  return placed;
}

const isQueued = async (id: string, queue: "latePayments" | "moneyToReturn") =>
  (await listWork(admin))[queue].orders.some((order) => order.id === id);

async function expectBooksRight(id: string): Promise<void> {
  expect((await verifyBooks()).filter((deviation) => deviation.id === id)).toEqual([]);
}

test("the mail of an order that ran out says why, and until when and where it takes a proof", async () => {
  const { id, orderNo, customer } = await expired();
  const { link, late_proof_until } = await getOrder(customer, id);
  expect(link).toBe(proofLink(id));
  expect(new Date(late_proof_until ?? 0).getTime()).toBeGreaterThan(
    addDays(new Date(), 6).getTime(),
  );
  const [mail] = await queuedMails("order-cancelled", id);
  const { subject, text } = await renderMail("order-cancelled", mail);
  expect(subject).toBe(`Order ${orderNo} is cancelled`);
  expect(text).toContain("didn't come in time");
  expect(text).toContain("send us the proof of payment before");
  expect(text).toContain(proofLink(id));
});

test("late money with the piece still there: the order goes on at its old price", async () => {
  const { id, productId, customer } = await expired();
  const proofId = await handInProof(id);
  expect(await isQueued(id, "latePayments")).toBe(true);
  await expectError(reviewProof(admin, id, proofId, { state: "confirmed" }), "conflict");
  const { total } = await getOrder(customer, id);
  const revived = await reviewProof(admin, id, proofId, { state: "confirmed", late: "revive" });
  expect(revived).toMatchObject({
    status: "Payment Confirm",
    payment_status: "Paid",
    total,
    money: { received: total },
    proofs: [{ state: "confirmed" }],
  });
  expect((await stockOf(productId)).stock).toBe(0);
  expect(await isQueued(id, "latePayments")).toBe(false);
  await expectBooksRight(id);
});

test("a sold piece can't be revived; the money goes back, as much as came", async () => {
  const { id, productId } = await expired();
  const proofId = await handInProof(id);
  await db().product.update({ where: { id: productId }, data: { stock: 0 } });
  const revive = { state: "confirmed", late: "revive" } as const;
  await expectError(reviewProof(admin, id, proofId, revive), "conflict");
  const refund = { state: "confirmed", late: "refund", amount: 400_000 } as const;
  expect(await reviewProof(admin, id, proofId, refund)).toMatchObject({
    status: "Cancelled",
    payment_status: "Paid",
    money: { received: 400_000, held: 400_000 },
  });
  expect(await isQueued(id, "moneyToReturn")).toBe(true);
  await expectError(reviewProof(admin, id, proofId, refund), "conflict");
  await db().product.update({ where: { id: productId }, data: { stock: 1 } });
  await expectBooksRight(id);
});

test("a late proof that shows nothing is rejected, and another may follow", async () => {
  const { id, customer } = await expired();
  await handInRejectedProof(id);
  expect(await getOrder(customer, id)).toMatchObject({
    status: "Cancelled",
    payment_status: "Rejected",
    link: proofLink(id),
  });
  const [mail] = await queuedMails("proof-rejected", id);
  const { text } = await renderMail("proof-rejected", mail);
  expect(text).not.toContain("the order is cancelled and");
  await handInProof(id);
  expect(await isQueued(id, "latePayments")).toBe(true);
});

test("after seven days an order takes no proof", async () => {
  const { id, customer } = await expired();
  await db().order.update({ where: { id }, data: { endedAt: subDays(new Date(), 8) } });
  expect((await getOrder(customer, id)).link).toBeNull();
  await expectError(handInProof(id), "conflict");
});

test("less than the total: the order is paid once the shop says that it writes the rest off", async () => {
  const { id } = await placeTestOrder();
  const proofId = await handInProof(id);
  const { total } = await getOrder(admin, id);
  const short = { state: "confirmed", amount: total - 500 } as const;
  await expectError(reviewProof(admin, id, proofId, short), {
    code: "invalid",
    fields: { rest: [expect.stringContaining("Kurang Rp")] },
  });
  const verdict = { ...short, rest: "written-off" } as const;
  const paid = await reviewProof(admin, id, proofId, verdict);
  expect(paid).toMatchObject({ payment_status: "Paid", money: { received: total - 500 } });
  const entry = await db().moneyEntry.findFirst({ where: { orderId: id, kind: "written-off" } });
  expect(entry?.rupiah).toBe(500n);
  await expectBooksRight(id);
});

test("money that never came: the order waits for another proof, and the customer hears why", async () => {
  const { id, customer, productId } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  const order = await markPaymentMissing(admin, id, { reason: "Called back" });
  expect(order).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Rejected",
    money: { received: 0 },
  });
  expect((await stockOf(productId)).stock).toBe(0);
  const [mail] = await queuedMails("proof-rejected", id);
  expect(mail?.reason).toBe("Called back");
  await expectBooksRight(id);
  await expectError(markPaymentMissing(admin, id, { reason: "Again" }), "conflict");
  await expectError(markPaymentMissing(customer, id, { reason: "Mine" }), "forbidden");
});

test("the payment of a parcel on its way isn't taken back", async () => {
  const { id } = await placeTestOrder();
  await updateOrder(admin, id, { status: "In Delivery" });
  await expectError(markPaymentMissing(admin, id, { reason: "Called back" }), "conflict");
});
