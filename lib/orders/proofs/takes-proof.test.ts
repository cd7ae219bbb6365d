import { addDays } from "date-fns";
import { expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../status/order-status.ts";
import { MAX_PROOFS, proofOffer, takesProof } from "./takes-proof.ts";

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

test("both pages of an order offer a proof while it waits for money, and late for a cancelled one", () => {
  const offers = (late_proof_until: string | null) =>
    ORDER_STATUSES.flatMap((status) =>
      PAYMENT_STATUSES.map((payment_status) =>
        proofOffer({ status, payment_status, late_proof_until }),
      ),
    );
  expect(offers(null).filter((offer) => offer === "awaited")).toHaveLength(
    PAYMENT_STATUSES.length - 1,
  );
  expect(offers(null)).not.toContain("late");
  const late = { status: "Cancelled", late_proof_until: NOW.toISOString() } as const;
  expect(proofOffer({ ...late, payment_status: "Unpaid" })).toBe("late");
  expect(proofOffer({ ...late, payment_status: "Paid", late_proof_until: null })).toBeNull();
});
