import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { QUEUE_LIMIT } from "./schema.ts";

/**
 * Counts the orders that wait for the admin: proofs to check, and paid orders to send. Reads at most 101
 * rows of each, so its cost doesn't grow with the shop. Throws forbidden.
 */
export async function countWaiting(actor: Actor): Promise<number> {
  assertAdmin(actor);
  const [row] = await db().$queryRaw<{ waiting: bigint }[]>`
    SELECT
      (SELECT count(*) FROM (
        SELECT 1 FROM orders
        WHERE status = 'Waiting for Payment' AND payment_status = 'Awaiting Verification'
        LIMIT ${QUEUE_LIMIT + 1}) proofs)
      + (SELECT count(*) FROM (
        SELECT 1 FROM orders WHERE status = 'Payment Confirm' LIMIT ${QUEUE_LIMIT + 1}) paid)
      AS waiting`;
  return Number(row?.waiting ?? 0);
}
