import "server-only";
import type { Actor } from "../actor.ts";
import { inTransaction } from "../database/transaction.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { getOrder } from "../orders/get-order.ts";
import type { OrderView } from "../orders/schema.ts";
import { settleProof } from "./internal/settle-proof.ts";

/**
 * An admin has found the transfer: the proof is confirmed, the order is paid and may be packed, the
 * customer is told. Throws forbidden, not-found, and conflict where somebody was faster.
 */
export async function confirmProof(
  actor: Actor,
  orderId: string,
  proofId: string,
): Promise<OrderView> {
  await inTransaction(async (tx) => {
    const order = await settleProof(tx, actor, { orderId, proofId }, { state: "confirmed" });
    await confirmPayment(tx, actor, order);
  });
  return getOrder(actor, orderId);
}
