import "server-only";
import type { Database } from "../database/db.ts";
import { notFound } from "../errors.ts";
import type { OrderStatus, PaymentStatus } from "./order-status.ts";

export type LockedOrder = {
  id: string;
  orderNo: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Rupiah. */
  total: number;
  customerName: string;
  customerEmail: string;
};

/** An order that nobody else changes until the transaction ends. Throws not-found. */
export async function lockOrder(tx: Database, id: string): Promise<LockedOrder> {
  const [order] = await tx.$queryRaw<(Omit<LockedOrder, "total"> & { total: bigint })[]>`
    SELECT id::text, order_no AS "orderNo", status, payment_status AS "paymentStatus", total,
      customer_name AS "customerName", customer_email AS "customerEmail"
    FROM orders WHERE id = ${id}::uuid FOR UPDATE`;
  if (!order) throw notFound("Order");
  return { ...order, total: Number(order.total) };
}
