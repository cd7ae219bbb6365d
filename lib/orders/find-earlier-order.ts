import "server-only";
import { subDays, subMinutes } from "date-fns";
import { type Database, db } from "../database/db.ts";
import { AppError } from "../errors.ts";
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

/** Returns the order that a key has made, or null. Throws invalid, with the order, for another request. */
export async function findOrderByKey(
  database: Database,
  key: string,
  { userId, bodyHash, total }: RequestIdentity,
): Promise<PlacedOrder | null> {
  const earlier = await database.idempotencyKey.findUnique({
    where: { userId_key: { userId, key } },
    select: { bodyHash: true, order: { select: { id: true, orderNo: true, total: true } } },
  });
  if (!earlier) return null;
  const order = { id: earlier.order.id, order_no: earlier.order.orderNo };
  const fitsTotal = total === undefined || total === Number(earlier.order.total);
  if (earlier.bodyHash === bodyHash && fitsTotal) return order;
  throw new AppError("invalid", "This Idempotency-Key was used with another request", {
    body: order,
  });
}

/** Returns the order that the same request made in the last ten minutes, or null. */
export async function findRepeatedOrder(
  database: Database,
  { userId, bodyHash, total }: RequestIdentity,
): Promise<PlacedOrder | null> {
  const earlier = await database.idempotencyKey.findFirst({
    where: {
      userId,
      bodyHash,
      createdAt: { gt: subMinutes(new Date(), REPEAT_WINDOW_MINUTES) },
      ...(total !== undefined && { order: { total } }),
    },
    orderBy: { createdAt: "desc" },
    select: { order: { select: { id: true, orderNo: true } } },
  });
  return earlier ? { id: earlier.order.id, order_no: earlier.order.orderNo } : null;
}

/** Does the same outside a transaction, so that a repeat costs one read. */
export function findOrderByKeyUnlocked(
  key: string,
  identity: RequestIdentity,
): Promise<PlacedOrder | null> {
  return findOrderByKey(db(), key, identity);
}

/** Removes the keys of payments that are long past. */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: subDays(now, KEPT_DAYS) } },
  });
}
