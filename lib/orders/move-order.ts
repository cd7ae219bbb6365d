import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/db.ts";
import { type MoneySource, readMoney, writeMoney } from "./internal/money-entries.ts";
import { releaseStock, retakeStock } from "./internal/move-stock.ts";
import { queueMoveMail } from "./internal/queue-move-mail.ts";
import type { LockedOrder } from "./lock-order.ts";
import { addMoney, paymentStatusOf, planMoney } from "./money.ts";
import type { PaymentStatus } from "./order-status.ts";
import { paymentDeadline } from "./payment-deadline.ts";
import { type MovePlan, type OrderMove, planMove } from "./plan-move.ts";

/**
 * Carries out a move of a locked order. Every change of status or payment after the placement goes through
 * here. `actor` is null for jobs and for links with a token. Returns the ids of the products whose
 * stock moved. Throws conflict when needed products are sold out.
 */
export async function moveOrder(
  tx: Database,
  order: LockedOrder,
  move: OrderMove,
  actor: Actor | null,
): Promise<string[]> {
  const now = new Date();
  const planned = planMove(order, move, now);
  const plan = { ...planned, paymentStatus: await moveMoney(tx, order, move, planned, actor) };
  const productIds = await moveStock(tx, order, plan, actor);
  const isWaiting = plan.status === "Waiting for Payment";
  // Also where it comes back: earlier releases left proofs of ended orders pending.
  if (!isWaiting || order.status !== plan.status) {
    await settlePendingProof(tx, order.id, plan, now);
  }
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: plan.status,
      paymentStatus: plan.paymentStatus,
      holdsStock: plan.holdsStock,
      ...(plan.deadline && {
        paymentDeadline:
          plan.deadline.at === "full" ? await paymentDeadline(now) : plan.deadline.at,
        remindedAt: plan.deadline.hasReminder ? null : now,
      }),
      // It serves the limit on open orders alone.
      ...(!isWaiting && { placedFrom: null }),
    },
  });
  if (plan.note !== null) {
    await tx.orderEvent.create({
      data: {
        orderId: order.id,
        status: plan.status,
        note: plan.note,
        actorId: actor?.userId ?? null,
      },
    });
  }
  if (plan.mail) await queueMoveMail(tx, order, { ...plan, mail: plan.mail });
  return productIds;
}

const SOURCES: Record<OrderMove["kind"], MoneySource> = {
  "set-status": "admin",
  "payment-overdue": "expiry",
  "customer-cancelled": "customer",
  "proof-received": "link",
  "payment-confirmed": "proof",
  "payment-rejected": "proof",
  "parcel-received": "link",
};

/** Writes the move's money entries. Returns the payment status that follows from all entries. */
async function moveMoney(
  tx: Database,
  { id, total }: LockedOrder,
  { kind }: OrderMove,
  plan: MovePlan,
  actor: Actor | null,
): Promise<PaymentStatus> {
  const money = await readMoney(tx, id);
  const moves = planMoney(total, plan, money);
  const entry = { source: SOURCES[kind], actorId: actor?.userId ?? null, happenedAt: new Date() };
  await writeMoney(
    tx,
    id,
    moves.map((moved) => ({ ...moved, ...entry })),
  );
  return paymentStatusOf(addMoney(money, moves), plan);
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

/** Reason of a proof that nobody has checked. */
const UNCHECKED = "The order ended before this proof was checked";

/** An admin who sets the order to paid has looked at the pending proof. Otherwise it is rejected. */
async function settlePendingProof(
  tx: Database,
  orderId: string,
  { paymentStatus }: MovePlan,
  reviewedAt: Date,
): Promise<void> {
  await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data:
      paymentStatus === "Paid"
        ? { state: "confirmed", reviewedAt }
        : { state: "rejected", rejectionReason: UNCHECKED, reviewedAt },
  });
}
