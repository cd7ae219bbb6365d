import { expect, test } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import type { Actor } from "#lib/actor.ts";
import { jakartaDay } from "#lib/dates.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { refundOrder } from "#lib/orders/money/refund-order.ts";
import { refundInput } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { listWork } from "#lib/reports/list-work.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeCancelledAfterPayment } from "#tests/factories/placed-order.ts";
import { queuedMails } from "#tests/factories/queued-mail.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";

const TODAY = jakartaDay(new Date());

function refund(admin: Actor, id: string, amount: unknown, held: number, other: object = {}) {
  const typed = { amount, account: "BCA 123", sent_on: TODAY, held_seen: held, ...other };
  return refundOrder(admin, id, refundInput.parse(typed));
}

test("money goes back in two parts; the order, its customer and the books say so", async () => {
  const { customer, admin, id, total } = await placeCancelledAfterPayment();
  const isQueued = async () =>
    (await listWork(admin)).moneyToReturn.orders.some((order) => order.id === id);
  expect(await isQueued()).toBe(true);
  const first = await refund(admin, id, "Rp 10.000,-", total, { note: "Bagian pertama" });
  expect(first).toMatchObject({
    payment_status: "Paid",
    money: { received: total, held: total - 10_000 },
  });
  await refund(admin, id, String(total - 10_000), total - 10_000);
  const seen = await getOrder(customer, id);
  expect(seen.payment_status).toBe("Refunded");
  expect(seen.money).toMatchObject({
    received: total,
    held: 0,
    received_on: TODAY,
    due: 0,
    refunds: [
      { sent_on: TODAY, rupiah: 10_000, account: "BCA 123", note: "Bagian pertama", image: null },
      { sent_on: TODAY, rupiah: total - 10_000, account: "BCA 123", note: "", image: null },
    ],
  });
  expect(seen.timeline.at(-1)?.note).toMatch(/^Money went back to the customer: Rp/);
  expect(await isQueued()).toBe(false);
  expect((await verifyBooks()).filter((deviation) => deviation.id === id)).toEqual([]);
});

test("the customer's mail says how much, where to, and what follows", async () => {
  const { admin, id, total } = await placeCancelledAfterPayment();
  await refund(admin, id, total - 1, total);
  const [mail] = await queuedMails("money-returned", id);
  if (!mail) throw new Error("no mail");
  expect(mail).toMatchObject({ amount: total - 1, left: 1 });
  const { text } = await renderMail("money-returned", mail);
  expect(text).toContain("BCA 123");
  expect(text).toMatch(/The other Rp\s1 follow/);
});

test("of two admins who return the same money at once one gets a conflict", async () => {
  const { admin, id, total } = await placeCancelledAfterPayment();
  const other = await createActor("admin");
  const outcomes = await outcomesOf([admin, other].map((by) => refund(by, id, 5_000, total)));
  expect(outcomes.toSorted()).toEqual(["conflict", null]);
  expect((await getOrder(admin, id)).money.held).toBe(total - 5_000);
});

test.each(["-5.000", "0", "", "5.000,50", "lima ribu", -1, 0, 1.5])("%s is none", (amount) => {
  const typed = { amount, account: "BCA", sent_on: TODAY, held_seen: "1" };
  const { error } = refundInput.safeParse(typed);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["amount"]);
});

test("no more goes back than came in, none to come, and none of an order that goes on", async () => {
  const { admin, id, total } = await placeCancelledAfterPayment();
  const fields = { amount: [expect.stringContaining("Paling banyak")] };
  await expectError(refund(admin, id, total + 1, total), { code: "invalid", fields });
  const tomorrow = { sent_on: "2999-01-01" };
  await expectError(refund(admin, id, 1, total, tomorrow), "invalid");
  await expectError(refund(admin, id, 1, total - 1), {
    code: "conflict",
    body: { held: total },
  });
  await updateOrder(admin, id, { status: "Payment Confirm" });
  await expectError(refund(admin, id, 1, total), "conflict");
  await expectError(refund(await createActor(), id, 1, total), "forbidden");
  expect((await getOrder(admin, id)).money).toMatchObject({ held: total, refunds: [] });
});
