import { expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";
import { MAX_PROOFS, takesProof } from "./takes-proof.ts";

test("a proof is taken while the order waits for its payment, and never else", () => {
  const taken = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) =>
      takesProof({ status, paymentStatus, proofs: 0 }),
    ).map((paymentStatus) => `${status}, ${paymentStatus}`),
  );
  expect(taken).toEqual([
    "Waiting for Payment, Unpaid",
    "Waiting for Payment, Awaiting Verification",
    "Waiting for Payment, Rejected",
  ]);
});

test("an order takes so many proofs and no more", () => {
  const order = { status: "Waiting for Payment", paymentStatus: "Rejected" } as const;
  expect(takesProof({ ...order, proofs: MAX_PROOFS - 1 })).toBe(true);
  expect(takesProof({ ...order, proofs: MAX_PROOFS })).toBe(false);
});
