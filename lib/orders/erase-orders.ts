import "server-only";
import type { Database } from "../database/db.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { ERASED_NAME } from "../fields/erased-name.ts";
import { isOpen, type OrderStatus } from "./order-status.ts";
import { TIMELINE_NOTES } from "./timeline-notes.ts";

/** Locks a customer's orders, so that none moves meanwhile. Returns the open ones' numbers, oldest first. */
export async function lockOrdersOf(tx: Database, userId: string): Promise<string[]> {
  const orders = await onPrisma(tx).query<{ orderNo: string; status: OrderStatus }>(sql`
    SELECT order_no AS "orderNo", status FROM orders WHERE user_id = ${userId}::uuid
    ORDER BY created_at, id FOR NO KEY UPDATE`);
  return orders.filter(({ status }) => isOpen(status)).map(({ orderNo }) => orderNo);
}

/**
 * Removes the person from a customer's orders, and the reasons of rejections, which may name one. Lines,
 * sums, city and the rest of the timeline stay as bookkeeping. Returns the ids of the orders.
 */
export async function eraseOrders(tx: Database, userId: string): Promise<string[]> {
  const orders = await tx.order.updateManyAndReturn({
    where: { userId },
    data: {
      ...{
        recipient: ERASED_NAME,
        phoneNumber: "",
        address: "",
        description: "",
        zipCode: "",
        customerNote: "",
      },
      ...{ customerName: ERASED_NAME, customerEmail: "", customerPhone: "", adminNote: "" },
      erasedAt: new Date(),
    },
    select: { id: true },
  });
  const ids = orders.map(({ id }) => id);
  const ofOrders = { orderId: { in: ids } };
  await tx.completionToken.deleteMany({ where: ofOrders });
  await tx.moneyEntry.updateMany({ where: ofOrders, data: { note: "", account: "", image: null } });
  for (const note of [TIMELINE_NOTES.proofRejected, TIMELINE_NOTES.paymentMissing]) {
    await tx.orderEvent.updateMany({
      where: { ...ofOrders, note: { startsWith: note } },
      data: { note },
    });
  }
  return ids;
}
