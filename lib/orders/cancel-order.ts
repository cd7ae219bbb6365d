import "server-only";
import type { Actor } from "../actor.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { getOrder } from "./get-order.ts";
import { lockOrder } from "./lock-order.ts";
import { moveOrder } from "./move-order.ts";
import type { OrderState } from "./order-move.ts";
import { isCancellable } from "./order-status.ts";
import type { OrderView } from "./schema.ts";

type Result = {
  order: OrderView;
  /** Products whose stock moved: their cached pages are out of date. */
  productIds: string[];
};

/**
 * Cancels the caller's own order while it is unpaid. Throws not-found, also to admins. Throws conflict
 * with the present `status` once the order isn't unpaid.
 */
export async function cancelOrder(actor: Actor, id: string): Promise<Result> {
  if (!isId(id)) throw notFound("Order");
  const productIds = await inTransaction(async (tx) => {
    const order = await lockOrder(tx, id, actor.userId);
    if (!isCancellable({ status: order.status, payment_status: order.paymentStatus })) {
      throw notCancellable(order);
    }
    return moveOrder(tx, order, { kind: "customer-cancelled" }, actor);
  });
  return { order: await getOrder(actor, id), productIds };
}

function notCancellable({ status }: OrderState): AppError {
  const message =
    status === "Waiting for Payment"
      ? "We have your proof of payment, so the order can't be cancelled here. Please write to us."
      : `This order is ${status} by now`;
  return new AppError("conflict", message, { body: { status } });
}
