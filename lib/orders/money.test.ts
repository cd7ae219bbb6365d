import { expect, test } from "vitest";
import { addMoney, type Money, NO_MONEY, paymentStatusOf, planMoney } from "./money.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";

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
const REOPENED = { status: "Waiting for Payment", paymentStatus: "Unpaid" } as const;

test.each([
  ["nothing came in, and a proof waited", placed, "Awaiting Verification", "Awaiting Verification"],
  ["nothing came in, whatever was said before", placed, "Paid", "Unpaid"],
  ["it came in", paid, "Unpaid", "Paid"],
  ["a part went back", { ...paid, refunded: 5_000 }, "Paid", "Paid"],
  ["all went back", refunded, "Paid", "Refunded"],
] as const)("of a cancelled order: %s", (_, money, paymentStatus, expected) => {
  expect(paymentStatusOf(money, { status: "Cancelled", paymentStatus })).toBe(expected);
});

test("an order that is open again after a refund waits for money", () => {
  expect(paymentStatusOf(refunded, REOPENED)).toBe("Unpaid");
});

test.each([
  ["a confirmed payment is received", "Payment Confirm", "Paid", placed, [["received", TOTAL]]],
  ["it is received once", "In Delivery", "Paid", paid, []],
  ["a cancelled order expects nothing", "Cancelled", "Expired", placed, NO_LONGER],
  ["what came in stays in", "Cancelled", "Paid", paid, NO_LONGER],
  ["a reopened order expects", "Waiting for Payment", "Unpaid", NO_MONEY, EXPECTED],
  ["what didn't come", "Waiting for Payment", "Unpaid", paid, [["received", -TOTAL]]],
  ["paid again after a refund", "In Delivery", "Paid", refunded, [["received", TOTAL]]],
] as const)("entries: %s", (_, status, paymentStatus, money, entries) => {
  const moves = planMoney(OWED, { status, paymentStatus }, money);
  expect(moves.map(({ kind, rupiah }) => [kind, rupiah])).toEqual(entries);
});

test("after any change the payment status that follows from the money is the planned one", () => {
  for (const money of [NO_MONEY, placed, paid]) {
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES.filter((wanted) => wanted !== "Refunded")) {
        const to = { status, paymentStatus };
        const after = addMoney(money, planMoney(OWED, to, money));
        expect(paymentStatusOf(after, to)).toBe(paymentStatus);
        const owed = ["Cancelled", "Out of Stock"].includes(status) ? 0 : TOTAL;
        expect(after.expected + after.unique).toBe(owed);
      }
    }
  }
});

test("what went back in part keeps an order paid", () => {
  const money = { ...paid, refunded: 1 };
  const after = addMoney(money, planMoney(OWED, REOPENED, money));
  expect(paymentStatusOf(after, REOPENED)).toBe("Paid");
});

test("the shop writes off what a confirmed payment lacks, and takes that back with the payment", () => {
  const confirmed = { status: "Payment Confirm", paymentStatus: "Paid" } as const;
  const after = addMoney(placed, planMoney(OWED, confirmed, placed, TOTAL - UNIQUE));
  expect(after).toMatchObject({ received: TOTAL - UNIQUE, "written-off": UNIQUE });
  expect(planMoney(OWED, { ...confirmed, status: "In Delivery" }, after)).toEqual([]);
  const missing = addMoney(after, planMoney(OWED, REOPENED, after));
  expect(missing).toEqual(placed);
  const more = addMoney(placed, planMoney(OWED, confirmed, placed, TOTAL + 5));
  expect(more).toMatchObject({ received: TOTAL + 5, "written-off": 0 });
});
