import "server-only";
import { db } from "../database/db.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody sends the same payment again after a month. */
const KEPT_MS = 30 * DAY_MS;

/** Removes the keys of payments that are long past. */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}
