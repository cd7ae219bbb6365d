import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import type { Database } from "../database/db.ts";
import { type AppError, invalidField } from "../errors.ts";
import { getOrder } from "./get-order.ts";
import { type LockedOrder, lockOrder, statusConflict } from "./lock-order.ts";
import { readReceipt } from "./money/read-receipt.ts";
import { recordOrderAudit } from "./order-audit.ts";
import type { OrderView, UpdateOrderInput } from "./schema.ts";
import { moveOrder } from "./status/move-order.ts";
import { isOpen, type OrderStatus, saysMoneyCame } from "./status/order-status.ts";
import { reportMovedStock } from "./status/report-moved-stock.ts";

/**
 * Sets status, tracking number (resi), or both. A status that says that money came books what is due, or the amount that
 * the input has. Throws forbidden and not-found, and invalid as readReceipt. Throws conflict with the
 * present `status` where it isn't `status_seen` any more, where needed products are sold out, and where the
 * order of a deleted account would be open again. Calls `onMoved` after the commit, before the order is
 * read again, with the ids of the products whose stock moved.
 */
export async function updateOrder(
  actor: Actor,
  id: string,
  input: UpdateOrderInput,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<OrderView> {
  assertAdmin(actor);
  await reportMovedStock(onMoved, async (tx) => {
    const order = await lockOrder(tx, id);
    if (input.status_seen && input.status_seen !== order.status) {
      const message = `This order is ${order.status} by now. Please look at it again.`;
      throw statusConflict(order.status, message);
    }
    const resi = input.resi || order.resi;
    if (resi !== order.resi) await tx.order.update({ where: { id }, data: { resi } });
    const moved = await setStatus(tx, { ...order, resi }, input, actor);
    await recordOrderAudit(tx, actor, "order-updated", order);
    return moved;
  });
  return getOrder(actor, id);
}

async function setStatus(
  tx: Database,
  order: LockedOrder,
  { status, restock, ...receipt }: UpdateOrderInput,
  actor: Actor,
): Promise<string[]> {
  const seen = { status: order.status, payment_status: order.paymentStatus };
  const isPaying = status !== undefined && saysMoneyCame(seen, status);
  if (receipt.amount !== undefined && !isPaying) throw invalidField("amount", BOOKS_NOTHING);
  if (!status) return [];
  if (order.isErased && isOpen(status)) throw customerDeleted(order.status);
  const move = { kind: "set-status", to: status, restock } as const;
  if (!isPaying) return moveOrder(tx, order, move, actor);
  const { money, paidAt } = await readReceipt(tx, order, receipt);
  return moveOrder(tx, order, { ...move, money }, actor, paidAt);
}

const BOOKS_NOTHING = "Perubahan ini tidak mencatat uang masuk";

/** The conflict of an order that would be open again, while its customer's account is deleted. */
export function customerDeleted(status: OrderStatus): AppError {
  const message = "The customer's account is deleted, so this order can't be opened again.";
  return statusConflict(status, message);
}
