import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../database/db.ts";
import { type MoneySource, readMoney, writeMoney } from "./internal/money-entries.ts";
import { releaseStock, retakeStock } from "./internal/move-stock.ts";
import { queueMoveMail } from "./internal/queue-move-mail.ts";
import type { LockedOrder } from "./lock-order.ts";
import { addMoney, paymentStatusOf, planMoney } from "./money.ts";
import { isOpen, type PaymentStatus } from "./order-status.ts";
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
  const isChanged = order.status !== plan.status;
  if (isChanged && plan.paymentStatus === "Paid") await confirmPendingProof(tx, order.id, now);
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: plan.status,
      paymentStatus: plan.paymentStatus,
      holdsStock: plan.holdsStock,
      ...(isChanged && { endedAt: isOpen(plan.status) ? null : now }),
      ...(plan.deadline && {
        paymentDeadline:
          plan.deadline.at === "full" ? await paymentDeadline(now) : plan.deadline.at,
        remindedAt: plan.deadline.hasReminder ? null : now,
      }),
      // It serves the limit on open orders alone.
      ...(plan.status !== "Waiting for Payment" && { placedFrom: null }),
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
  "late-payment-kept": "proof",
  "payment-rejected": "proof",
  "payment-missing": "admin",
  "parcel-received": "link",
};

/** Writes the move's money entries. Returns the payment status that follows from all entries. */
async function moveMoney(
  tx: Database,
  order: LockedOrder,
  move: OrderMove,
  plan: MovePlan,
  actor: Actor | null,
): Promise<PaymentStatus> {
  const money = await readMoney(tx, order.id);
  const moves = planMoney(order, plan, money, "came" in move ? move.came : undefined);
  const entry = {
    source: SOURCES[move.kind],
    actorId: actor?.userId ?? null,
    happenedAt: new Date(),
  };
  await writeMoney(
    tx,
    order.id,
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

/**
 * An admin who sets the order to paid has looked at the pending proof. Otherwise it waits on: of an order that has
 * ended its money may have come.
 */
async function confirmPendingProof(tx: Database, orderId: string, reviewedAt: Date): Promise<void> {
  await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data: { state: "confirmed", reviewedAt },
  });
}
