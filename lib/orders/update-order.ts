import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { getOrder } from "./get-order.ts";
import { giveBackStock, takeStockAgain } from "./internal/move-stock.ts";
import { queueStatusMail } from "./internal/queue-status-mail.ts";
import { settleProofs } from "./internal/settle-proofs.ts";
import {
  holdsStock,
  type OrderStatus,
  type PaymentStatus,
  paymentStatusAfter,
} from "./order-status.ts";
import { paymentDeadline } from "./payment-deadline.ts";
import type { OrderView, UpdateOrderInput } from "./schema.ts";

type Result = {
  order: OrderView;
  /** Products whose stock moved: their cached pages are out of date. */
  productIds: string[];
};

/**
 * An admin sets an order's status, its resi, or both. Any status may follow any other; stock and
 * payment status go along. Throws forbidden, not-found, and conflict where the status isn't the
 * one that the admin saw any more (with the fresh `status`), and where an order that holds no
 * pieces needs them again and one is gone.
 */
export async function updateOrder(
  actor: Actor,
  id: string,
  input: UpdateOrderInput,
): Promise<Result> {
  assertAdmin(actor);
  const productIds = await inTransaction(async (tx) => {
    const [order] = await tx.$queryRaw<LockedOrder[]>`
      SELECT status, payment_status AS "paymentStatus", holds_stock AS "holdsStock" FROM orders
      WHERE id = ${id}::uuid FOR UPDATE`;
    if (!order) throw notFound("Order");
    if (input.status_seen && input.status_seen !== order.status) throw movedOn(order.status);
    if (input.resi) await tx.order.update({ where: { id }, data: { resi: input.resi } });
    if (!input.status) return [];
    return changeStatus(tx, actor, id, order, input.status, input.restock);
  });
  return { order: await getOrder(actor, id), productIds };
}

type LockedOrder = { status: OrderStatus; paymentStatus: PaymentStatus; holdsStock: boolean };

function movedOn(status: OrderStatus): AppError {
  return new AppError("conflict", `This order is ${status} by now. Please look at it again.`, {
    body: { status },
  });
}

async function changeStatus(
  tx: Database,
  actor: Actor,
  id: string,
  from: LockedOrder,
  to: OrderStatus,
  restock: boolean | undefined,
): Promise<string[]> {
  // The same status again changes nothing, but a piece of a Return may go back on sale later.
  if (to === from.status && restock === undefined) return [];
  const holds = holdsStock(to, restock ?? false);
  const moved = await moveStock(tx, actor, id, from.holdsStock, holds, to);
  const paymentStatus = paymentStatusAfter(to, from.paymentStatus);
  await settleProofs(tx, id, paymentStatus);
  await tx.order.update({
    where: { id },
    data: {
      status: to,
      paymentStatus,
      holdsStock: holds,
      ...(to === from.status ? {} : deadlineOf(to)),
    },
  });
  if (to === from.status && holds === from.holdsStock) return moved;
  const note = to === "Return" && !holds ? "The pieces are back on sale" : "";
  await tx.orderEvent.create({ data: { orderId: id, status: to, note, actorId: actor.userId } });
  if (to !== from.status) await queueStatusMail(tx, id, to);
  return moved;
}

/** Who is asked to pay again has the whole time again, and is reminded again. */
function deadlineOf(to: OrderStatus): { paymentDeadline?: Date; remindedAt?: null } {
  if (to !== "Waiting for Payment") return {};
  return { paymentDeadline: paymentDeadline(new Date()), remindedAt: null };
}

/** From what the order holds to what its new status holds: at most one movement a piece. */
function moveStock(
  tx: Database,
  actor: Actor,
  id: string,
  held: boolean,
  holds: boolean,
  to: OrderStatus,
): Promise<string[]> {
  if (held === holds) return Promise.resolve([]);
  if (holds) return takeStockAgain(tx, id, actor);
  return giveBackStock(tx, id, { actor, reason: to === "Return" ? "return" : "cancel" });
}
