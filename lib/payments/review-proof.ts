import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { getOrder } from "../orders/get-order.ts";
import { lockOrder } from "../orders/lock-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { recordOrderAudit } from "../orders/order-audit.ts";
import type { OrderMove } from "../orders/plan-move.ts";
import type { OrderView } from "../orders/schema.ts";
import type { ReviewProofInput } from "./schema.ts";

/**
 * Confirms or rejects a proof; confirming pays the order. Throws forbidden and not-found. Throws conflict
 * when proof or order no longer wait for a review: the second of two admins gets it.
 */
export async function reviewProof(
  actor: Actor,
  orderId: string,
  proofId: string,
  verdict: ReviewProofInput,
): Promise<OrderView> {
  assertAdmin(actor);
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    await assertPending(tx, orderId, proofId);
    if (order.status !== "Waiting for Payment") {
      throw new AppError("conflict", `This order is ${order.status} by now`);
    }
    const rejectionReason = verdict.state === "rejected" ? verdict.reason : "";
    await tx.paymentProof.update({
      where: { id: proofId },
      data: { state: verdict.state, rejectionReason, reviewedAt: new Date() },
    });
    await moveOrder(tx, order, moveOf(verdict), actor);
    await recordOrderAudit(tx, actor, "proof-reviewed", order, {
      before: { proof: "pending" },
      after: { proof: verdict.state, reason: rejectionReason || null },
    });
  });
  return getOrder(actor, orderId);
}

function moveOf(verdict: ReviewProofInput): OrderMove {
  if (verdict.state === "confirmed") return { kind: "payment-confirmed" };
  return { kind: "payment-rejected", reason: verdict.reason };
}

async function assertPending(tx: Database, orderId: string, proofId: string): Promise<void> {
  const where = { id: proofId, orderId };
  const proof = await tx.paymentProof.findUnique({ where, select: { state: true } });
  if (!proof) throw notFound("Proof");
  if (proof.state !== "pending") {
    throw new AppError("conflict", `This proof is ${proof.state} already`, {
      body: { state: proof.state },
    });
  }
}
