import { text } from "node:stream/consumers";
import { subDays } from "date-fns";
import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { jakartaDay } from "#lib/dates.ts";
import { exportMoney } from "#lib/orders/books/export-money.ts";
import { moneyReportQuery } from "#lib/orders/books/schema.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { correctMoney } from "#lib/orders/money/correct-money.ts";
import { recordReceipt } from "#lib/orders/money/record-receipt.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { writeOffOrder } from "#lib/orders/money/write-off-order.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { handInProof } from "#tests/factories/handed-in-proof.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");
const TODAY = jakartaDay(new Date());

async function placed(): Promise<OrderView> {
  return getOrder(admin, (await placeTestOrder()).id);
}

async function deviations(id: string): Promise<string[]> {
  return (await verifyBooks()).filter((one) => one.id === id).map(({ what }) => what);
}

/** Returns what the CSV of the day's report says to have come in for the order, in rupiah. */
async function receivedOn(day: string, orderNo: string): Promise<number[]> {
  const csv = await text(exportMoney(admin, moneyReportQuery.parse({ from: day, to: day })));
  const rows = csv.split("\r\n").filter((row) => row.includes(orderNo));
  return rows.flatMap((row) => /;Diterima;(\d+);/.exec(row)?.[1] ?? []).map(Number);
}

const isQueued = async (id: string, queue: "moneyDue" | "moneyToReturn") =>
  (await listWork(admin))[queue].orders.some((order) => order.id === id);

const receipt = (amount: number, held: number) => ({ amount, note: "", held_seen: held });
const refund = (amount: number, held: number) => ({
  ...{ amount, account: "BCA 1", note: "", sent_on: TODAY, held_seen: held },
});

test("the rest of a short transfer is asked for; the order waits, and is paid by the rest", async () => {
  const { id, total } = await placed();
  const proofId = await handInProof(id, { amount: 100_000 });
  const claimed = { state: "confirmed" } as const;
  await expectError(reviewProof(admin, id, proofId, claimed), {
    code: "invalid",
    fields: { amount: [expect.any(String)] },
  });
  const short = { state: "confirmed", amount: 100_000, rest: "due" } as const;
  expect(await reviewProof(admin, id, proofId, short)).toMatchObject({
    status: "Waiting for Payment",
    payment_status: "Unpaid",
    money: { received: 100_000, held: 100_000, due: total - 100_000 },
    link: expect.any(String),
  });
  expect(await isQueued(id, "moneyDue")).toBe(true);
  const { order_no } = await getOrder(admin, id);
  expect(await receivedOn(TODAY, order_no)).toEqual([100_000]);
  const [mail] = await queuedMails("payment-short", id);
  if (!mail) throw new Error("no mail");
  expect(mail).toMatchObject({ came: 100_000, due: total - 100_000, takesQris: false });
  expect((await renderMail("payment-short", mail)).text).toContain("Please pay the rest");
  const rest = await handInProof(id, { amount: total - 100_000 });
  expect(await reviewProof(admin, id, rest, claimed)).toMatchObject({
    status: "Payment Confirm",
    payment_status: "Paid",
    money: {
      received: total,
      due: 0,
      receipts: [{ rupiah: 100_000 }, { rupiah: total - 100_000 }],
    },
  });
  expect(await deviations(id)).toEqual([]);
});

test("a rest that never comes: the order runs out, and the part goes back", async () => {
  const { id, total } = await placed();
  const proofId = await handInProof(id);
  const short = { state: "confirmed", amount: total - 1, rest: "due" } as const;
  await reviewProof(admin, id, proofId, short);
  await db().order.update({
    where: { id },
    data: { paymentDeadline: subDays(new Date(), 1) },
  });
  await expireUnpaidOrders(new Date());
  expect(await getOrder(admin, id)).toMatchObject({
    status: "Cancelled",
    payment_status: "Paid",
    money: { held: total - 1, due: 1 - total },
  });
  expect(await isQueued(id, "moneyToReturn")).toBe(true);
  expect(await deviations(id)).toEqual([]);
});

test("an order whose money went back is paid again only by an amount that somebody types", async () => {
  const { id, total } = await placed();
  await updateOrder(admin, id, { status: "Completed" });
  await updateOrder(admin, id, { status: "Return" });
  await refundOrder(admin, id, refund(total, total));
  const mails = async () => (await queuedMails("payment-confirmed", id)).length;
  const before = await mails();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  expect(await mails()).toBe(before);
  expect(await updateOrder(admin, id, { status: "Completed" })).toMatchObject({
    payment_status: "Refunded",
    money: { received: total, held: 0, due: 0, written_off: total },
  });
  await expectError(refundOrder(admin, id, refund(total, 0)), "invalid");
  await updateOrder(admin, id, { status: "Return" });
  const again = { status: "Completed", amount: 50_000, rest: "due" } as const;
  expect(await updateOrder(admin, id, again)).toMatchObject({
    payment_status: "Paid",
    money: { held: 50_000, due: 0, written_off: total - 50_000 },
  });
  expect(await deviations(id)).toEqual([]);
});

test("part refunded and set on, the difference stands on the order until it is written off", async () => {
  const { id, total } = await placed();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Cancelled" });
  await refundOrder(admin, id, refund(100_000, total));
  const on = await updateOrder(admin, id, { status: "Payment Confirm" });
  expect(on).toMatchObject({ payment_status: "Paid", money: { due: 100_000 } });
  expect(await isQueued(id, "moneyDue")).toBe(true);
  await expectError(writeOffOrder(admin, id, { due_seen: 99_999 }), {
    code: "conflict",
    body: { due: 100_000 },
  });
  const off = await writeOffOrder(admin, id, { due_seen: 100_000 });
  expect(off.money).toMatchObject({ due: 0, written_off: 100_000, held: total - 100_000 });
  expect(await isQueued(id, "moneyDue")).toBe(false);
  expect(await deviations(id)).toEqual([]);
});

test("set back to waiting with a part, the order has a deadline and takes a proof of the rest", async () => {
  const { id, total } = await placed();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Cancelled" });
  await refundOrder(admin, id, refund(1, total));
  const back = await updateOrder(admin, id, { status: "Waiting for Payment" });
  expect(back).toMatchObject({ payment_status: "Unpaid", link: expect.any(String) });
  expect(new Date(back.payment_deadline) > new Date()).toBe(true);
  const paid = await writeOffOrder(admin, id, { due_seen: 1 });
  expect(paid).toMatchObject({ status: "Payment Confirm", payment_status: "Paid" });
  expect(await deviations(id)).toEqual([]);
});

test("a second transfer of a paid order is written down, shows as going back, and goes back", async () => {
  const { id, total } = await placed();
  await expectError(recordReceipt(admin, id, receipt(total, 0)), "conflict");
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await expectError(refundOrder(admin, id, refund(1, total)), "conflict");
  const twice = await recordReceipt(admin, id, receipt(total, total));
  expect(twice).toMatchObject({
    status: "Payment Confirm",
    money: { held: 2 * total, due: -total },
  });
  await expectError(recordReceipt(admin, id, receipt(total, total)), {
    code: "conflict",
    body: { held: 2 * total },
  });
  const { orders } = (await listWork(admin)).moneyToReturn;
  const queued = orders.find((order) => order.id === id);
  expect(queued?.goesBack).toEqual({ most: total, held: 2 * total });
  expect(await deviations(id)).toEqual(["receipts"]);
  await expectError(refundOrder(admin, id, refund(total + 1, 2 * total)), "invalid");
  const back = await refundOrder(admin, id, refund(total, 2 * total));
  expect(back).toMatchObject({ status: "Payment Confirm", money: { held: total, due: 0 } });
  expect(await deviations(id)).toEqual([]);
});

test.each([
  ["before the order", { received_on: "2020-01-01" }, "received_on"],
  ["to come", { received_on: "2999-01-01" }, "received_on"],
  ["more than ten times the total", { amount: 11, sure: true }, "amount"],
  ["more than twice the total, unless it is sure", { amount: 3 }, "amount"],
])("a receipt is refused that is %s", async (_, wrong, field) => {
  const { id, total } = await placed();
  const times = "amount" in wrong ? wrong.amount : 1;
  const input = { status: "Payment Confirm", ...wrong, amount: times * total } as const;
  const refused = { code: "invalid", fields: { [field]: [expect.any(String)] } } as const;
  await expectError(updateOrder(admin, id, input), refused);
  const sure = { status: "Payment Confirm", amount: 3 * total, sure: true } as const;
  expect((await updateOrder(admin, id, sure)).money).toMatchObject({ due: -2 * total });
});

test("a receipt has the bank's day, which the month's report goes by", async () => {
  const { id, total } = await placed();
  const createdAt = subDays(new Date(), 3);
  await db().order.update({ where: { id }, data: { createdAt } });
  const day = jakartaDay(subDays(new Date(), 2));
  const input = { status: "Payment Confirm", amount: total, received_on: day } as const;
  const { money } = await updateOrder(admin, id, input);
  expect(money.receipts).toEqual([{ id: expect.any(String), received_on: day, rupiah: total }]);
  const { order_no } = await getOrder(admin, id);
  expect(await receivedOn(day, order_no)).toEqual([total]);
  expect(await receivedOn(TODAY, order_no)).toEqual([]);
});

test("an amount is refused where no money is booked", async () => {
  const { id } = await placed();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await expectError(updateOrder(admin, id, { status: "In Delivery", amount: 5 }), "invalid");
});

test("a refund that was typed wrongly is countered with a reason, once, and reports keep both", async () => {
  const { id, total } = await placed();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await updateOrder(admin, id, { status: "Cancelled" });
  const { money } = await refundOrder(admin, id, refund(total, total));
  const entryId = money.refunds[0]?.id ?? "";
  const wrong = { amount: 50_000, reason: "Salah ketik" };
  const corrected = await correctMoney(admin, id, entryId, wrong);
  expect(corrected).toMatchObject({
    payment_status: "Paid",
    money: { held: total - 50_000, refunds: [{ rupiah: 50_000, account: "BCA 1", note: "" }] },
  });
  await expectError(correctMoney(admin, id, entryId, wrong), "conflict");
  await expectError(correctMoney(await createActor(), id, entryId, wrong), "forbidden");
  const entries = await db().moneyEntry.findMany({ where: { orderId: id, kind: "refunded" } });
  expect(entries.map(({ rupiah }) => Number(rupiah)).toSorted()).toEqual(
    [-total, 50_000, total].toSorted(),
  );
  expect(await deviations(id)).toEqual([]);
});

test("a receipt that was typed wrongly is corrected; one that never came is said otherwise", async () => {
  const { id, total } = await placed();
  const { money } = await updateOrder(admin, id, { status: "Payment Confirm" });
  const entryId = money.receipts[0]?.id ?? "";
  await expectError(correctMoney(admin, id, entryId, { amount: 0, reason: "x" }), "conflict");
  const { money: after } = await correctMoney(admin, id, entryId, { amount: 9_000, reason: "x" });
  expect(after).toMatchObject({ received: 9_000, due: total - 9_000 });
  expect(await deviations(id)).toEqual([]);
});
