import type { OrderStatus, PaymentStatus } from "./order-status.ts";

/** How many pictures one order takes in all, those that were replaced or rejected included. */
export const MAX_PROOFS = 5;

type ProofState = { status: OrderStatus; paymentStatus: PaymentStatus; proofs: number };

/**
 * Whether a proof of transfer can be handed in: while the order waits for its payment, the first
 * one, another after a rejection, or one in the place of the one that is being looked at.
 */
export function takesProof({ status, paymentStatus, proofs }: ProofState): boolean {
  if (status !== "Waiting for Payment" || proofs >= MAX_PROOFS) return false;
  return ["Unpaid", "Awaiting Verification", "Rejected"].includes(paymentStatus);
}
