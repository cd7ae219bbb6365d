import "server-only";
import type { Database } from "../database/db.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { ERASED_NAME } from "../fields/erased-name.ts";
import { UNDELIVERED_ENDS } from "./money/money-back.ts";
import { isOpen, type OrderStatus } from "./status/order-status.ts";
import { TIMELINE_NOTES } from "./status/timeline-notes.ts";

/** Numbers of the orders that keep an account, oldest first. */
export type KeepingOrders = {
  open: string[];
  /** Ended: the shop has more money than it is due, or a late proof waits. */
  owed: string[];
};

/** Locks a customer's orders, so that none moves meanwhile. Returns those whose account has to stay. */
export async function lockOrdersOf(tx: Database, userId: string): Promise<KeepingOrders> {
  type Row = { orderNo: string; status: OrderStatus; isOwed: boolean };
  const orders = await onPrisma(tx).query<Row>(sql`
    SELECT order_no AS "orderNo", status,
      (status = ANY(${UNDELIVERED_ENDS}::text[])
        AND payment_status IN ('Paid', 'Awaiting Verification')) OR coalesce(money_difference, 0) < 0 AS "isOwed"
    FROM orders WHERE user_id = ${userId}::uuid ORDER BY created_at, id FOR NO KEY UPDATE`);
  const open = orders.filter(({ status }) => isOpen(status));
  const owed = orders.filter(({ status, isOwed }) => isOwed && !isOpen(status));
  return { open: open.map(({ orderNo }) => orderNo), owed: owed.map(({ orderNo }) => orderNo) };
}

/** Removes the person and rejections' reasons; lines, sums and city stay for the books. Returns the orders' ids. */
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
