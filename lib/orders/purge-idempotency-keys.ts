import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";

/** Nobody sends the same payment again after a month. */
const KEPT_MS = 30 * millisecondsInDay;

/** Removes the keys of payments that are long past. */
export async function purgeIdempotencyKeys(now = new Date()): Promise<void> {
  await db().idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}
