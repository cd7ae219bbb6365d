import type { OrderStatus, PaymentStatus } from "./order-status.ts";

/** Replaced and rejected proofs count. */
export const MAX_PROOFS = 5;

type ProofState = { status: OrderStatus; paymentStatus: PaymentStatus; proofs: number };

/** Returns whether the order accepts a proof now (docs/payments.md#proofs). */
export function takesProof({ status, paymentStatus, proofs }: ProofState): boolean {
  if (status !== "Waiting for Payment" || proofs >= MAX_PROOFS) return false;
  return ["Unpaid", "Awaiting Verification", "Rejected"].includes(paymentStatus);
}
