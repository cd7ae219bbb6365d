import "server-only";
import { z } from "zod";
import type { Database } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { AppError, notFound } from "../errors.ts";
import { ORDER_STATUSES, type OrderStatus } from "./status/order-status.ts";
import type { OrderState } from "./status/plan-move.ts";
import { HAS_DEADLINE } from "./unpaid/payment-deadline.ts";

/** An order whose row is locked until the transaction ends. */
export type LockedOrder = OrderState & {
  id: string;
  orderNo: string;
  /** Rupiah. */
  total: number;
  /** The rupiah of the total that name the order; 0 for none. */
  unique: number;
  /** Time of its ending status; null while it is open. */
  endedAt: Date | null;
  createdAt: Date;
  carrier: string;
  resi: string | null;
  customerName: string;
  /** The customer's account is deleted, and the order holds no person. */
  isErased: boolean;
};

const COLUMNS = sql`id::text, order_no AS "orderNo", status,
  payment_status AS "paymentStatus", holds_stock AS "holdsStock",
  payment_deadline AS "paymentDeadline", ended_at AS "endedAt", total::float8,
  coalesce((SELECT (charge->>'rupiah')::int FROM jsonb_array_elements(other_charges) AS charge
    WHERE charge->>'kind' = 'unique'), 0) AS "unique", created_at AS "createdAt", carrier, resi, customer_name AS "customerName",
  erased_at IS NOT NULL AS "isErased"`;

/** Locks an order. Throws not-found, also for an order of somebody else than `ownerId`. */
export async function lockOrder(tx: Database, id: string, ownerId?: string): Promise<LockedOrder> {
  if (!isId(id)) throw notFound("Order");
  const owned = ownerId ? sql`AND user_id = ${ownerId}::uuid` : sql``;
  const [order] = await onPrisma(tx).query<LockedOrder>(sql`
    SELECT ${COLUMNS} FROM orders WHERE id = ${id}::uuid ${owned} FOR UPDATE`);
  if (!order) throw notFound("Order");
  return order;
}

/** Locks the order that is most overdue; skips locked ones and those of `except`. Null when there is none. */
export async function lockOverdueOrder(
  tx: Database,
  now: Date,
  except: readonly string[],
): Promise<LockedOrder | null> {
  const [order] = await onPrisma(tx).query<LockedOrder>(sql`
    SELECT ${COLUMNS} FROM orders
    WHERE ${HAS_DEADLINE} AND payment_deadline <= ${now}::timestamptz
      AND id <> ALL(${except}::uuid[])
    ORDER BY payment_deadline LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return order ?? null;
}

/** Throws conflict where a proof of the order waits: its answer says what came in. */
export function assertNoProofWaits({ status, paymentStatus }: LockedOrder): void {
  if (paymentStatus !== "Awaiting Verification") return;
  throw statusConflict(status, "A proof of payment of this order waits. Please answer it first.");
}

/** The body of a statusConflict. */
export const presentStatus = { status: z.enum(ORDER_STATUSES) };

/** The conflict of an order whose present status rules the call out. */
export function statusConflict(status: OrderStatus, message: string): AppError {
  return new AppError("conflict", message, { body: { status } });
}

/** The conflict of an order that would be open again, while its customer's account is deleted. */
export function customerDeleted(status: OrderStatus): AppError {
  const message = "The customer's account is deleted, so this order can't be opened again.";
  return statusConflict(status, message);
}
