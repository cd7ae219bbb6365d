import "server-only";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { inTransaction } from "../../database/transaction.ts";
import { addTimelineNote } from "../internal/add-timeline-note.ts";
import {
  type MoneyOrigin,
  type MoneySource,
  moneyColumns,
  readMoney,
  writeMoney,
} from "../internal/money-entries.ts";
import { releaseStock, retakeStock } from "../internal/move-stock.ts";
import { queueMoveMail } from "../internal/queue-move-mail.ts";
import type { LockedOrder } from "../lock-order.ts";
import { addMoney, planMoney } from "../money/order-ledger.ts";
import { paymentDeadline } from "../unpaid/payment-deadline.ts";
import { hasDeadline, isOpen } from "./order-status.ts";
import { type MoveMail, type MovePlan, type OrderMove, planMove } from "./plan-move.ts";

/**
 * Carries out a move of a locked order. Every change of status or payment after the placement goes through
 * here. `actor` is null for jobs and for links with a token. `paidAt`: when its money came in. Returns the ids of
 * the products whose stock moved. Throws conflict when needed products are sold out.
 */
export async function moveOrder(
  tx: Database,
  order: LockedOrder,
  move: OrderMove,
  actor: Actor | null,
  paidAt?: Date,
): Promise<string[]> {
  const now = new Date();
  const planned = planMove(order, move, now);
  const columns = await moveMoney(tx, order, planned, {
    source: sourceOf(move, actor),
    actorId: actor?.userId ?? null,
    happenedAt: now,
    paidAt: paidAt ?? now,
  });
  const plan = { ...planned, ...columns };
  const isWaiting = hasDeadline({ status: plan.status, payment_status: plan.paymentStatus });
  const productIds = await moveStock(tx, order, plan, actor);
  const isChanged = order.status !== plan.status;
  if (isChanged && plan.paymentStatus === "Paid") await confirmPendingProof(tx, order.id, now);
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: plan.status,
      paymentStatus: plan.paymentStatus,
      moneyDifference: plan.moneyDifference,
      holdsStock: plan.holdsStock,
      ...(isChanged && { endedAt: isOpen(plan.status) ? null : now }),
      ...(isWaiting &&
        plan.deadline && {
          paymentDeadline:
            plan.deadline.at === "full"
              ? await paymentDeadline(onPrisma(tx), now)
              : plan.deadline.at,
          remindedAt: plan.deadline.hasReminder ? null : now,
        }),
      // It serves the limit on open orders alone.
      ...(plan.status !== "Waiting for Payment" && { placedFrom: null }),
    },
  });
  if (plan.note !== null) {
    await addTimelineNote(tx, { id: order.id, status: plan.status }, actor, plan.note);
  }
  const mail = mailOf(plan);
  if (mail) await queueMoveMail(tx, order, { ...plan, mail });
  return productIds;
}

const SOURCES: Record<OrderMove["kind"], MoneySource> = {
  "set-status": "admin",
  "payment-overdue": "expiry",
  "customer-cancelled": "customer",
  "proof-received": "link",
  "payment-confirmed": "proof",
  "payment-short": "proof",
  "late-payment-kept": "proof",
  "payment-rejected": "proof",
  "payment-missing": "admin",
  "parcel-received": "link",
};

/** No job sets a status: without an actor a gateway does. */
const sourceOf = ({ kind }: OrderMove, actor: Actor | null): MoneySource =>
  kind === "set-status" && !actor ? "gateway" : SOURCES[kind];

/** Writes the move's money entries. Returns the columns that follow from all entries. */
async function moveMoney(
  tx: Database,
  order: LockedOrder,
  plan: MovePlan,
  { paidAt, ...origin }: MoneyOrigin & { paidAt: Date },
): Promise<ReturnType<typeof moneyColumns>> {
  const money = await readMoney(tx, order.id);
  const moves = planMoney(order, order.paymentStatus, plan, money, plan.money);
  const entries = moves.map((entry) =>
    entry.kind === "received" ? { ...entry, happenedAt: paidAt } : entry,
  );
  await writeMoney(tx, order.id, entries, origin);
  return moneyColumns(addMoney(money, moves), plan);
}

/** A confirmed payment that fell short says what is due; an order that goes on without money says nothing of it. */
function mailOf({
  mail,
  money,
  moneyDifference,
  paymentStatus,
}: MovePlan & { moneyDifference: number | null }): MoveMail | null {
  if (mail?.template !== "payment-confirmed") return mail;
  if (paymentStatus !== "Paid") return null;
  const isShort = typeof money === "object" && (moneyDifference ?? 0) > 0;
  return isShort ? { template: "payment-short", deadline: null } : mail;
}

/** Moves stock only where the new status holds something else than the order. */
function moveStock(
  tx: Database,
  order: LockedOrder,
  plan: MovePlan,
  actor: Actor | null,
): Promise<string[]> {
  if (plan.holdsStock === order.holdsStock) return Promise.resolve([]);
  if (plan.holdsStock) return retakeStock(tx, order.id, actor);
  const reason = plan.status === "Return" ? "return" : "cancel";
  return releaseStock(tx, order.id, { actor, reason });
}

/** Confirms the pending proof of an order set to paid. Otherwise it waits on: an ended order's money may have come. */
async function confirmPendingProof(tx: Database, orderId: string, reviewedAt: Date): Promise<void> {
  await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data: { state: "confirmed", reviewedAt },
  });
}

/** Runs `move`, then `onMoved` with the moved products, also after an error: a commit's answer may be lost. */
export async function reportMovedStock(
  onMoved: (productIds: string[]) => void,
  move: (tx: Database) => Promise<string[]>,
): Promise<void> {
  let moved: string[] = [];
  try {
    await inTransaction(async (tx) => {
      moved = await move(tx);
    });
  } finally {
    if (moved.length > 0) onMoved(moved);
  }
}
