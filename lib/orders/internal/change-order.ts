import "server-only";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { invalidField } from "../../errors.ts";
import { customerDeleted, type LockedOrder, lockOrder, statusConflict } from "../lock-order.ts";
import { readReceipt } from "../money/typed-receipt.ts";
import { recordOrderAudit } from "../order-audit.ts";
import type { UpdateOrderInput } from "../schema.ts";
import { moveOrder, reportMovedStock } from "../status/move-order.ts";
import { isOpen, saysMoneyCame } from "../status/order-status.ts";

/** Changes an order as updateOrder does. The caller checks the permission. */
export async function changeOrder(
  actor: Actor,
  id: string,
  input: UpdateOrderInput,
  onMoved: (productIds: string[]) => void = () => {},
): Promise<void> {
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
