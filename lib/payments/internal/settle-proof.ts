import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { AppError, notFound } from "../../errors.ts";
import { type LockedOrder, lockOrder } from "../../orders/lock-order.ts";

type Verdict = { state: "confirmed" } | { state: "rejected"; rejectionReason: string };

/**
 * Gives the proof that waits its verdict, under the lock on its order: of two admins at once the
 * second finds it settled. Throws forbidden, not-found, and conflict where the proof doesn't wait
 * any more, or where the order has left the state in which it is asked for.
 */
export async function settleProof(
  tx: Database,
  actor: Actor,
  { orderId, proofId }: { orderId: string; proofId: string },
  verdict: Verdict,
): Promise<LockedOrder> {
  if (actor.role !== "admin") throw new AppError("forbidden", "Only the shop's admins may do this");
  const order = await lockOrder(tx, orderId);
  const proof = await tx.paymentProof.findUnique({
    where: { id: proofId, orderId },
    select: { state: true },
  });
  if (!proof) throw notFound("Proof");
  if (proof.state !== "pending") {
    throw new AppError("conflict", `This proof is ${proof.state} already`, {
      body: { state: proof.state },
    });
  }
  if (order.status !== "Waiting for Payment") {
    throw new AppError("conflict", `This order is ${order.status} by now`);
  }
  await tx.paymentProof.update({
    where: { id: proofId },
    data: { ...verdict, reviewedAt: new Date() },
  });
  return order;
}
