import { addDays } from "date-fns";
import { expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";
import { MAX_PROOFS, takesProof } from "./takes-proof.ts";

const NOW = new Date("2026-11-21T03:00:00Z");

function taken(endedAt: Date | null): string[] {
  return ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) =>
      takesProof({ status, paymentStatus, proofs: 0, endedAt }, NOW),
    ).map((paymentStatus) => `${status}, ${paymentStatus}`),
  );
}

const WHILE_WAITING = [
  "Waiting for Payment, Unpaid",
  "Waiting for Payment, Awaiting Verification",
  "Waiting for Payment, Rejected",
];

test("a proof is taken while the order waits for its payment", () => {
  expect(taken(null)).toEqual(WHILE_WAITING);
});

test("a cancelled order without money takes one for seven days", () => {
  const late = ["Unpaid", "Awaiting Verification", "Rejected", "Expired"];
  const whileLate = [...WHILE_WAITING, ...late.map((payment) => `Cancelled, ${payment}`)];
  expect(taken(addDays(NOW, -6))).toEqual(whileLate);
  expect(taken(addDays(NOW, -7))).toEqual(WHILE_WAITING);
});

test("an order takes so many proofs and no more", () => {
  const order = {
    status: "Waiting for Payment",
    paymentStatus: "Rejected",
    endedAt: null,
  } as const;
  expect(takesProof({ ...order, proofs: MAX_PROOFS - 1 })).toBe(true);
  expect(takesProof({ ...order, proofs: MAX_PROOFS })).toBe(false);
});
