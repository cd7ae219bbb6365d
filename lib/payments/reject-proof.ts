import "server-only";
import type { Actor } from "../actor.ts";
import { inTransaction } from "../database/transaction.ts";
import { getOrder } from "../orders/get-order.ts";
import { rejectPayment } from "../orders/reject-payment.ts";
import type { OrderView } from "../orders/schema.ts";
import { settleProof } from "./internal/settle-proof.ts";

/**
 * An admin can't match the proof with a transfer: the customer is told why, and may send another.
 * Throws forbidden, not-found, and conflict where somebody was faster.
 */
export async function rejectProof(
  actor: Actor,
  orderId: string,
  proofId: string,
  reason: string,
): Promise<OrderView> {
  await inTransaction(async (tx) => {
    const verdict = { state: "rejected", rejectionReason: reason } as const;
    const order = await settleProof(tx, actor, { orderId, proofId }, verdict);
    await rejectPayment(tx, actor, order, reason);
  });
  return getOrder(actor, orderId);
}
