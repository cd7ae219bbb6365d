import "server-only";
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants";
import { type Database, db } from "../database/db.ts";
import { AppError } from "../errors.ts";
import type { PlacedOrder } from "./insert-order.ts";

/** Time in which a repeat without a key returns the same order (docs/orders.md#idempotency-keys). */
const REPEAT_WINDOW_MS = 10 * millisecondsInMinute;

/** Nobody sends the same payment again after a month. */
const KEPT_MS = 30 * millisecondsInDay;

/** Returns the order that a key has made, or null. Throws invalid for a key with another body. */
export async function findOrderByKey(
  database: Database,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<PlacedOrder | null> {
  const earlier = await database.idempotencyKey.findUnique({
    where: { userId_key: { userId, key } },
    select: { bodyHash: true, order: { select: { id: true, orderNo: true } } },
  });
  if (!earlier) return null;
  if (earlier.bodyHash !== bodyHash) {
    throw new AppError("invalid", "This Idempotency-Key was used with another request");
  }
  return { id: earlier.order.id, order_no: earlier.order.orderNo };
}

/** Returns the order that the same body made in the last ten minutes, or null. */
export async function findRepeatedOrder(
  database: Database,
  userId: string,
  bodyHash: string,
): Promise<PlacedOrder | null> {
  const earlier = await database.idempotencyKey.findFirst({
    where: { userId, bodyHash, createdAt: { gt: new Date(Date.now() - REPEAT_WINDOW_MS) } },
    orderBy: { createdAt: "desc" },
    select: { order: { select: { id: true, orderNo: true } } },
  });
  return earlier ? { id: earlier.order.id, order_no: earlier.order.orderNo } : null;
}

/** Does the same outside a transaction, so that a repeat costs one read. */
export function findOrderByKeyUnlocked(
  userId: string,
  key: string,
  bodyHash: string,
): Promise<PlacedOrder | null> {
  return findOrderByKey(db(), userId, key, bodyHash);
}

/** Removes the keys of payments that are long past. */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}
