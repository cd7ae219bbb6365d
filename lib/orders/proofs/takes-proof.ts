import { addDays } from "date-fns";
import { LATE_PROOF_DAYS } from "../../shop/promises.ts";
import { awaitsTransfer, type OrderStatus, type PaymentStatus } from "../status/order-status.ts";

/** Replaced and rejected proofs count. */
export const MAX_PROOFS = 5;

type ProofState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  proofs: number;
  endedAt: Date | null;
};

/** Returns whether the order accepts a proof now (docs/payments.md#proofs). */
export function takesProof(order: ProofState, now = new Date()): boolean {
  const { status, paymentStatus, proofs } = order;
  if (proofs >= MAX_PROOFS || paymentStatus === "Paid" || paymentStatus === "Refunded")
    return false;
  if (status === "Waiting for Payment") return paymentStatus !== "Expired";
  const until = lateProofUntil(order);
  return until !== null && now < until;
}

type Ended = Pick<ProofState, "status" | "endedAt">;

/** Returns until when a cancelled order takes a proof, for money that was on its way; null for another order. */
export function lateProofUntil({ status, endedAt }: Ended): Date | null {
  return status === "Cancelled" && endedAt ? addDays(endedAt, LATE_PROOF_DAYS) : null;
}

type ProofOrder = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  late_proof_until: string | null;
};

/**
 * Returns how each page of an order offers to send a proof: `awaited` beside the ways to pay, `late` alone, for money
 * that was on its way when the order was cancelled. Null where no page does.
 */
export function proofOffer(order: ProofOrder): "awaited" | "late" | null {
  if (awaitsTransfer(order)) return "awaited";
  return order.late_proof_until === null ? null : "late";
}

/** Returns whether the order accepts a proof now, and until when a cancelled one does (ISO 8601). */
export function proofAcceptance(order: ProofState): { takes: boolean; lateUntil: string | null } {
  const takes = takesProof(order);
  return { takes, lateUntil: (takes && lateProofUntil(order)?.toISOString()) || null };
}
