import "server-only";
import type { Actor } from "../actor.ts";
import { assertPacker } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { LATE_PROOF_TO_CHECK, PROOF_TO_CHECK, TO_SEND } from "./internal/work-conditions.ts";
import { QUEUE_LIMIT } from "./schema.ts";

/** Counts paid orders to send, and for admins proofs to check, each up to QUEUE_LIMIT + 1. Throws forbidden. */
export async function countWaiting(actor: Actor): Promise<number> {
  assertPacker(actor);
  const [row] = await onPool.query<{ waiting: number }>(sql`
    SELECT (
      (SELECT count(*) FROM (
        SELECT 1 FROM orders o
        WHERE ${actor.role === "admin"}::boolean AND ((${PROOF_TO_CHECK}) OR (${LATE_PROOF_TO_CHECK}))
        LIMIT ${QUEUE_LIMIT + 1}) proofs)
      + (SELECT count(*) FROM (
        SELECT 1 FROM orders o WHERE ${TO_SEND} LIMIT ${QUEUE_LIMIT + 1}) paid)
    )::int AS waiting`);
  return row?.waiting ?? 0;
}
