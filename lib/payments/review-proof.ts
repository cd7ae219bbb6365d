import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { AppError, notFound } from "../errors.ts";
import { getOrder } from "../orders/get-order.ts";
import { type LockedOrder, lockOrder, statusConflict } from "../orders/lock-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { recordOrderAudit } from "../orders/order-audit.ts";
import { isOpen } from "../orders/order-status.ts";
import type { OrderMove } from "../orders/plan-move.ts";
import { reportMovedStock } from "../orders/report-moved-stock.ts";
import type { OrderView } from "../orders/schema.ts";
import { customerDeleted } from "../orders/update-order.ts";
import type { ReviewProofInput } from "./schema.ts";

/**
 * Confirms or rejects a proof; confirming pays the order. Of an order that has ended, `late` says whether it goes on
 * (conflict where its pieces are gone) or its money goes back. Throws forbidden and not-found. Throws conflict when
 * the proof no longer waits for a review (the second of two admins gets it), and when `late` and the order's
 * present status don't go together. Calls `onMoved` as updateOrder does.
 */
export async function reviewProof(
  actor: Actor,
  orderId: string,
  proofId: string,
  verdict: ReviewProofInput,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<OrderView> {
  assertAdmin(actor);
  await reportMovedStock(onMoved, async (tx) => {
    const order = await lockOrder(tx, orderId);
    await assertPending(tx, orderId, proofId);
    assertAnswers(order, verdict);
    const rejectionReason = verdict.state === "rejected" ? verdict.reason : "";
    await tx.paymentProof.update({
      where: { id: proofId },
      data: { state: verdict.state, rejectionReason, reviewedAt: new Date() },
    });
    const moved = await moveOrder(tx, order, moveOf(order, verdict), actor);
    await recordOrderAudit(tx, actor, "proof-reviewed", order, {
      before: { proof: "pending" },
      after: { proof: verdict.state, reason: rejectionReason || null },
    });
    return moved;
  });
  return getOrder(actor, orderId);
}

/** Throws conflict where the verdict isn't one on an order in this status. */
function assertAnswers({ status, isErased }: LockedOrder, verdict: ReviewProofInput): void {
  const late = verdict.state === "confirmed" ? verdict.late : undefined;
  const isWaiting = status === "Waiting for Payment";
  const takesVerdict = isWaiting ? !late : verdict.state === "rejected" || late !== undefined;
  if ((isOpen(status) && !isWaiting) || !takesVerdict) {
    throw statusConflict(status, `This order is ${status} by now`);
  }
  if (late === "revive" && isErased) throw customerDeleted(status);
}

function moveOf({ total }: LockedOrder, verdict: ReviewProofInput): OrderMove {
  if (verdict.state === "rejected") return { kind: "payment-rejected", reason: verdict.reason };
  if (verdict.late !== "refund") return { kind: "payment-confirmed", came: verdict.amount };
  return { kind: "late-payment-kept", came: verdict.amount ?? total };
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
