import "server-only";
import { subDays, subMinutes } from "date-fns";
import { db } from "../../database/db.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError } from "../../errors.ts";
import type { PlacedOrder } from "./insert-order.ts";

/** Time in which a repeat without a key returns the same order (docs/orders.md#idempotency-keys). */
const REPEAT_WINDOW_MINUTES = 10;

/** Nobody sends the same payment again after a month. */
const KEPT_DAYS = 30;

/** Tells repeats of a request from other requests (docs/decisions/057-confirmed-total.md). */
export type RequestIdentity = {
  userId: string;
  /** Of the body without its total. */
  bodyHash: string;
  /** Rupiah; undefined where the request names none, which then fits any order. */
  total: number | undefined;
};

export type KeyedOrder = { id: string; orderNo: string; total: number; bodyHash: string };

/** Returns a key's order for a repeat of its request. Throws invalid, with the order, for another request. */
export function repeatOf(earlier: KeyedOrder, { bodyHash, total }: RequestIdentity): PlacedOrder {
  const order = { id: earlier.id, order_no: earlier.orderNo };
  const fitsTotal = total === undefined || total === earlier.total;
  if (earlier.bodyHash === bodyHash && fitsTotal) return order;
  throw new AppError("invalid", "This Idempotency-Key was used with another request", {
    body: order,
  });
}

/** Returns the order that a key has made, or null, without a lock. Throws invalid as repeatOf does. */
export async function findOrderByKey(
  key: string,
  identity: RequestIdentity,
): Promise<PlacedOrder | null> {
  const earlier = await db().idempotencyKey.findUnique({
    where: { userId_key: { userId: identity.userId, key } },
    select: { bodyHash: true, order: { select: { id: true, orderNo: true, total: true } } },
  });
  if (!earlier) return null;
  const { bodyHash, order } = earlier;
  return repeatOf({ ...order, total: Number(order.total), bodyHash }, identity);
}

/** Returns the order that the same request made in the last ten minutes, or null. */
export async function findRepeatedOrder(
  source: Sql,
  { userId, bodyHash, total }: RequestIdentity,
): Promise<PlacedOrder | null> {
  const since = subMinutes(new Date(), REPEAT_WINDOW_MINUTES);
  const [earlier] = await source.query<PlacedOrder>(sql`
    SELECT o.id::text, o.order_no FROM idempotency_keys k JOIN orders o ON o.id = k.order_id
    WHERE k.user_id = ${userId}::uuid AND k.body_hash = ${bodyHash}::text
      AND k.created_at > ${since}::timestamptz
      AND (${total ?? null}::bigint IS NULL OR o.total = ${total ?? null}::bigint)
    ORDER BY k.created_at DESC LIMIT 1`);
  return earlier ?? null;
}

/** Removes the keys of payments that are long past. */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: subDays(now, KEPT_DAYS) } },
  });
}
