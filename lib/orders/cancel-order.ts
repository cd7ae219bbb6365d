import "server-only";
import type { Actor } from "../actor.ts";
import { limit } from "../limits/limit.ts";
import { getOrder } from "./get-order.ts";
import { lockOrder, statusConflict } from "./lock-order.ts";
import type { OrderView } from "./schema.ts";
import { moveOrder, reportMovedStock } from "./status/move-order.ts";
import { isCancellable } from "./status/order-status.ts";
import type { OrderState } from "./status/plan-move.ts";

/** Cancels as cancelOrder, limited by caller and address group: each sends mails. Throws too-many-requests as well. */
export async function cancelWithinLimits(
  actor: Actor,
  id: string,
  group: string | null,
  onMoved: (productIds: string[]) => void,
): Promise<OrderView> {
  const limits = [limit("cancel-account", actor.userId)];
  if (group !== null) limits.push(limit("cancel-address", group));
  for (const each of limits) await each.assertLeft();
  const order = await cancelOrder(actor, id, onMoved);
  for (const each of limits) await each.count();
  return order;
}

/**
 * Cancels the caller's own order while it is unpaid. Throws not-found, also to admins. Throws conflict
 * with the present `status` once the order isn't unpaid. Calls `onMoved` after the commit, before the order
 * is read again, with the ids of the products whose stock moved.
 */
export async function cancelOrder(
  actor: Actor,
  id: string,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<OrderView> {
  await reportMovedStock(onMoved, async (tx) => {
    const order = await lockOrder(tx, id, actor.userId);
    if (!isCancellable({ status: order.status, payment_status: order.paymentStatus })) {
      throw statusConflict(order.status, whyNotCancellable(order));
    }
    return moveOrder(tx, order, { kind: "customer-cancelled" }, actor);
  });
  return getOrder(actor, id);
}

function whyNotCancellable({ status, paymentStatus }: OrderState): string {
  if (status !== "Waiting for Payment") return `This order is ${status} by now`;
  const known = paymentStatus === "Paid" ? "payment" : "proof of payment";
  return `We have your ${known}, so the order can't be cancelled here. Please write to us.`;
}
