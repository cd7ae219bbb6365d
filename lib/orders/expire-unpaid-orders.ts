import "server-only";
import { inTransaction } from "../database/transaction.ts";
import { giveBackStock } from "./internal/move-stock.ts";
import { queueStatusMail } from "./internal/queue-status-mail.ts";

/**
 * Cancels every order whose transfer didn't come in time and puts its pieces back on sale; never
 * one whose proof is in. Several instances may run it at once: an order that another has locked is
 * left to that one. Answers the products whose stock moved.
 */
export async function expireUnpaidOrders(now: Date): Promise<string[]> {
  const productIds = new Set<string>();
  for (;;) {
    const moved = await expireOne(now);
    if (moved === null) return [...productIds];
    for (const id of moved) productIds.add(id);
  }
}

/** One transaction an order, so that no two of them hold each other's products. Null where none is left. */
function expireOne(now: Date): Promise<string[] | null> {
  return inTransaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM orders
      WHERE status = 'Waiting for Payment' AND payment_status = 'Unpaid'
        AND payment_deadline <= ${now}::timestamptz
      ORDER BY payment_deadline LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!order) return null;
    const moved = await giveBackStock(tx, order.id, { actor: null, reason: "cancel" });
    await tx.order.update({
      where: { id: order.id },
      data: { status: "Cancelled", paymentStatus: "Expired", holdsStock: false },
    });
    await tx.orderEvent.create({
      data: { orderId: order.id, status: "Cancelled", note: "The transfer didn't come in time" },
    });
    await queueStatusMail(tx, order.id, "Cancelled", { expired: true });
    return moved;
  });
}
