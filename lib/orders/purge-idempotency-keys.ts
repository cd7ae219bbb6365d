import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";

const KEPT_MS = 30 * millisecondsInDay;

/** Deletes idempotency keys after 30 days (docs/orders.md#idempotency-keys). */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}
