import "server-only";
import type { Actor } from "../actor.ts";
import type { Database } from "../db.ts";
import { AppError, notFound } from "../errors.ts";
import { inTransaction } from "../transaction.ts";
import { getOrder } from "./get-order.ts";
import { giveBackStock, takeStockAgain } from "./internal/move-stock.ts";
import { queueStatusMail } from "./internal/queue-status-mail.ts";
import {
  type OrderStatus,
  type PaymentStatus,
  paymentStatusAfter,
  stockEffect,
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
 * payment status go along. Throws forbidden, not-found, and conflict where an order comes back
 * from Cancelled and a piece is gone.
 */
export async function updateOrder(
  actor: Actor,
  id: string,
  input: UpdateOrderInput,
): Promise<Result> {
  if (actor.role !== "admin") throw new AppError("forbidden", "Only the shop's admins may do this");
  const productIds = await inTransaction(async (tx) => {
    const order = await tx.$queryRaw<LockedOrder[]>`
      SELECT status, payment_status AS "paymentStatus", holds_stock AS "holdsStock" FROM orders
      WHERE id = ${id}::uuid FOR UPDATE`;
    if (!order[0]) throw notFound("Order");
    if (input.resi) await tx.order.update({ where: { id }, data: { resi: input.resi } });
    if (!input.status || input.status === order[0].status) return [];
    return changeStatus(tx, actor, id, order[0], input.status);
  });
  return { order: await getOrder(actor, id), productIds };
}

type LockedOrder = { status: OrderStatus; paymentStatus: PaymentStatus; holdsStock: boolean };

async function changeStatus(
  tx: Database,
  actor: Actor,
  id: string,
  from: LockedOrder,
  to: OrderStatus,
): Promise<string[]> {
  const effect = stockEffect(from.status, to);
  const moved = await moveStock(tx, actor, id, from, effect);
  await tx.order.update({
    where: { id },
    data: {
      status: to,
      paymentStatus: paymentStatusAfter(to, from.paymentStatus),
      ...(effect === "none" ? {} : { holdsStock: effect === "take" }),
      // Who is asked to pay again gets the whole time again.
      ...(to === "Waiting for Payment" ? { paymentDeadline: paymentDeadline(new Date()) } : {}),
    },
  });
  await tx.orderEvent.create({ data: { orderId: id, status: to, actorId: actor.userId } });
  await queueStatusMail(tx, id, to);
  return moved;
}

/** What the status asks for, unless the order holds its pieces, or holds none, already. */
function moveStock(
  tx: Database,
  actor: Actor,
  id: string,
  { holdsStock }: LockedOrder,
  effect: "give-back" | "take" | "none",
): Promise<string[]> {
  if (effect === "give-back" && holdsStock) return giveBackStock(tx, id, actor);
  if (effect === "take" && !holdsStock) return takeStockAgain(tx, id, actor);
  return Promise.resolve([]);
}
