import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { AppError, invalidField, notFound } from "../errors.ts";
import { getOrder } from "../orders/get-order.ts";
import {
  customerDeleted,
  type LockedOrder,
  lockOrder,
  statusConflict,
} from "../orders/lock-order.ts";
import { moneyMoment, readReceipt } from "../orders/money/typed-receipt.ts";
import { recordOrderAudit } from "../orders/order-audit.ts";
import type { OrderView } from "../orders/schema.ts";
import { moveOrder, reportMovedStock } from "../orders/status/move-order.ts";
import { isOpen } from "../orders/status/order-status.ts";
import type { OrderMove } from "../orders/status/plan-move.ts";
import type { ReviewProofInput } from "./schema.ts";
import { lockSureRow, nameReceipt } from "./statements/internal/match-locked-row.ts";
import type { BankRowView } from "./statements/schema.ts";

/**
 * Confirms or rejects a proof; confirming books what came in, and pays the order or asks for the rest.
 * The bank's row that can only be of this money is settled along, and gives the day where the admin gives none. Of an order that has ended, `late` says whether it goes on
 * (conflict where its pieces are gone) or its money goes back. Throws forbidden and not-found. Throws conflict when
 * the proof no longer waits for a review (the second of two admins gets it), and when `late` and the order's
 * present status don't go together. Throws invalid as readReceipt, and without an amount where the customer named
 * another than is due, or where money went back. Calls `onMoved` as updateOrder does.
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
    const claimed = await pendingClaim(tx, orderId, proofId);
    assertAnswers(order, verdict);
    const rejectionReason = verdict.state === "rejected" ? verdict.reason : "";
    await tx.paymentProof.update({
      where: { id: proofId },
      data: { state: verdict.state, rejectionReason, reviewedAt: new Date() },
    });
    const { move, paidAt, row } = await moveOf(tx, order, verdict, claimed);
    const moved = await moveOrder(tx, order, move, actor, paidAt);
    if (row) await nameReceipt(tx, actor, order, row);
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

/** `claimed`: the rupiah that the customer named; null for none. */
async function moveOf(
  tx: Database,
  order: LockedOrder,
  verdict: ReviewProofInput,
  claimed: number | null,
): Promise<{ move: OrderMove; paidAt?: Date; row?: BankRowView | null }> {
  if (verdict.state === "rejected") {
    return { move: { kind: "payment-rejected", reason: verdict.reason } };
  }
  // Money that goes back as a whole has no rest.
  const isRefund = verdict.late === "refund";
  const input = isRefund ? { ...verdict, rest: "due" as const } : verdict;
  const { due, wentBack, money, paidAt: typed } = await readReceipt(tx, order, input);
  const isDoubted = wentBack || (claimed !== null && claimed !== due);
  if (money === "proposed" && isDoubted) {
    throw invalidField("amount", "Jumlahnya diragukan: ketik yang masuk");
  }
  const amount = verdict.amount ?? due;
  const row = await lockSureRow(tx, order.id, amount);
  const paidAt = row && !verdict.received_on ? moneyMoment("received_on", row.date, order) : typed;
  if (isRefund) {
    return {
      move: { kind: "late-payment-kept", money: { amount, writesOff: false } },
      paidAt,
      row,
    };
  }
  const isShort = typeof money === "object" && money.amount < due && !money.writesOff;
  if (isShort) return { move: { kind: "payment-short", money }, paidAt, row };
  return { move: { kind: "payment-confirmed", money }, paidAt, row };
}

/** Returns the amount that a waiting proof names, in rupiah. Throws not-found and conflict. */
async function pendingClaim(
  tx: Database,
  orderId: string,
  proofId: string,
): Promise<number | null> {
  const where = { id: proofId, orderId };
  const proof = isId(proofId)
    ? await tx.paymentProof.findUnique({ where, select: { state: true, amount: true } })
    : null;
  if (!proof) throw notFound("Proof");
  if (proof.state !== "pending") {
    throw new AppError("conflict", `This proof is ${proof.state} already`, {
      body: { state: proof.state },
    });
  }
  return proof.amount === null ? null : Number(proof.amount);
}
