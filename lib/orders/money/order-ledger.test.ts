import { expect, test } from "vitest";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "../status/order-status.ts";
import {
  addMoney,
  differenceOf,
  type Money,
  type MoneyMove,
  type MoneyPlan,
  NO_MONEY,
  paymentStatusOf,
  planMoney,
  planReceipt,
  planRefund,
  planWriteOff,
  shownDifference,
} from "./order-ledger.ts";

const UNIQUE = 123;
const TOTAL = 505_000 + UNIQUE;
const OWED = { total: TOTAL, unique: UNIQUE };
const placed: Money = { ...NO_MONEY, expected: TOTAL - UNIQUE, unique: UNIQUE };
const EXPECTED = [
  ["expected", TOTAL - UNIQUE],
  ["unique", UNIQUE],
];
const NO_LONGER = EXPECTED.map(([kind, rupiah]) => [kind, -Number(rupiah)]);
const paid: Money = { ...placed, received: TOTAL };
const refunded: Money = { ...paid, refunded: TOTAL };
const short: Money = { ...placed, received: TOTAL - 5_000 };
const REOPENED = { status: "Waiting for Payment", paymentStatus: "Unpaid" } as const;
const CONFIRMED = { status: "Payment Confirm", paymentStatus: "Paid" } as const;

const plain = (moves: MoneyMove[]) => moves.map(({ kind, rupiah }) => [kind, rupiah]);

/** The sums after a change of status. */
function moved(
  money: Money,
  from: PaymentStatus,
  to: { status: OrderStatus; paymentStatus: PaymentStatus },
  plan: MoneyPlan = "proposed",
): Money {
  return addMoney(money, planMoney(OWED, from, to, money, plan));
}

test.each([
  ["nothing came in, and a proof waited", placed, "Awaiting Verification", "Awaiting Verification"],
  ["nothing came in, whatever was said before", placed, "Paid", "Unpaid"],
  ["it came in", paid, "Unpaid", "Paid"],
  ["a part went back", { ...paid, refunded: 5_000 }, "Paid", "Paid"],
  ["all went back", refunded, "Paid", "Refunded"],
] as const)("of a cancelled order: %s", (_, money, paymentStatus, expected) => {
  expect(paymentStatusOf(money, { status: "Cancelled", paymentStatus })).toBe(expected);
});

test.each([
  ["all of it went back", refunded, "Unpaid", "Unpaid"],
  ["a part came in", short, "Paid", "Unpaid"],
  ["a part came in, and a proof waits", short, "Awaiting Verification", "Awaiting Verification"],
  ["the rest was written off", { ...short, "written-off": 5_000 }, "Unpaid", "Paid"],
] as const)("of an order that waits: %s", (_, money, paymentStatus, expected) => {
  expect(paymentStatusOf(money, { ...REOPENED, paymentStatus })).toBe(expected);
});

test.each([
  ["a confirmed payment is received", "Unpaid", CONFIRMED, placed, [["received", TOTAL]]],
  ["it is received once", "Paid", { ...CONFIRMED, status: "In Delivery" }, paid, []],
  ["a rest is received", "Unpaid", CONFIRMED, short, [["received", 5_000]]],
  ["a rest isn't, of an order that goes on", "Paid", CONFIRMED, short, []],
  ["a cancelled order expects nothing", "Unpaid", cancelled("Expired"), placed, NO_LONGER],
  ["what came in stays in", "Paid", cancelled("Paid"), paid, NO_LONGER],
  ["a reopened order expects", "Unpaid", REOPENED, NO_MONEY, EXPECTED],
  ["nothing comes again after a refund", "Refunded", CONFIRMED, refunded, []],
] as const)("entries: %s", (_, from, to, money, entries) => {
  expect(plain(planMoney(OWED, from, to, money, "proposed"))).toEqual(entries);
});

function cancelled(paymentStatus: PaymentStatus) {
  return { status: "Cancelled", paymentStatus } as const;
}

test("what didn't come is taken back, with what was written off", () => {
  const after = moved(placed, "Unpaid", CONFIRMED, { amount: TOTAL - UNIQUE, writesOff: true });
  expect(after).toMatchObject({ received: TOTAL - UNIQUE, "written-off": UNIQUE });
  expect(moved(after, "Paid", { ...CONFIRMED, status: "In Delivery" })).toEqual(after);
  expect(moved(after, "Paid", { ...REOPENED, paymentStatus: "Rejected" }, "missing")).toEqual(
    placed,
  );
});

test("an order whose money went back is paid again only by a typed amount", () => {
  const anyway = moved(refunded, "Refunded", { ...CONFIRMED, status: "Completed" });
  expect(paymentStatusOf(anyway, CONFIRMED)).toBe("Refunded");
  expect(differenceOf(anyway)).toBe(TOTAL);
  const typed = { amount: 100_000, writesOff: false };
  const again = moved(refunded, "Refunded", CONFIRMED, typed);
  expect(paymentStatusOf(again, CONFIRMED)).toBe("Paid");
  expect(differenceOf(again)).toBe(TOTAL - 100_000);
});

test("what went back of a delivered order is asked for no longer, and a later transfer makes it good", () => {
  const back = addMoney(paid, planRefund(paid, "Return", 5_000));
  expect(back).toMatchObject({ refunded: 5_000, "written-off": 5_000 });
  expect(differenceOf(back)).toBe(0);
  const came = addMoney(back, planReceipt(back, 6_000));
  expect(came["written-off"]).toBe(0);
  expect(differenceOf(came)).toBe(-1_000);
  const cancelledBack = planRefund({ ...paid, expected: 0, unique: 0 }, "Cancelled", 5_000);
  expect(plain(cancelledBack)).toEqual([["refunded", 5_000]]);
});

test("a corrected refund takes along what it wrote off, and nothing else", () => {
  const back = addMoney(short, planRefund(short, "Completed", 100_000));
  expect(differenceOf(back)).toBe(5_000);
  expect(addMoney(back, planRefund(back, "Completed", -100_000))).toEqual(short);
});

test("money beyond the total shows as going back, and goes back without a write-off", () => {
  const twice = addMoney(paid, planReceipt(paid, TOTAL));
  expect(shownDifference(twice, "Payment Confirm")).toBe(-TOTAL);
  const back = planRefund(twice, "Payment Confirm", TOTAL);
  expect(plain(back)).toEqual([["refunded", TOTAL]]);
  expect(shownDifference(addMoney(twice, back), "Payment Confirm")).toBeNull();
});

test("a rest is due until it is written off; an order that waits for all of its money shows none", () => {
  expect(shownDifference(placed, "Waiting for Payment")).toBeNull();
  expect(shownDifference(short, "Waiting for Payment")).toBe(5_000);
  const off = addMoney(short, planWriteOff(short));
  expect(off["written-off"]).toBe(5_000);
  expect(shownDifference(off, "Waiting for Payment")).toBeNull();
});

test("after any change the sum that is expected and the payment status are the planned ones", () => {
  for (const money of [NO_MONEY, placed, paid]) {
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES.filter((wanted) => wanted !== "Refunded")) {
        const to = { status, paymentStatus };
        const from = money === paid ? "Paid" : "Unpaid";
        const plan = money === paid && paymentStatus !== "Paid" ? "missing" : "proposed";
        const after = moved(money, from, to, plan);
        const isOwed = !["Cancelled", "Out of Stock"].includes(status);
        expect(after.expected + after.unique).toBe(isOwed ? TOTAL : 0);
        const comes = isOwed || money === paid || paymentStatus !== "Paid";
        expect(paymentStatusOf(after, to)).toBe(comes ? paymentStatus : "Unpaid");
      }
    }
  }
});
