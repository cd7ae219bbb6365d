import "server-only";
import { db } from "../../database/db.ts";
import { type CodePurpose, hashCode, isSameHash } from "./code-hash.ts";

/** Tries that a code allows (docs/accounts.md#codes). */
const MAX_TRIES = 5;

export type TriedCode = { id: string; purpose: CodePurpose; userId: string | null };

type LiveCode = { id: string; purpose: CodePurpose; user_id: string | null; code_hash: string };

/**
 * Counts a try on every live code of an e-mail, and answers the one that the code is; null where
 * it is none of them. Counted in the database before anything is compared, so that tries at once,
 * on all instances and both endpoints together, stay five. In id order, against deadlocks.
 */
export async function tryCode(
  email: string,
  code: string,
  purposes: CodePurpose[],
): Promise<TriedCode | null> {
  const now = new Date();
  const live = await db().$queryRaw<LiveCode[]>`
    WITH live AS MATERIALIZED (
      SELECT id FROM one_time_codes
      WHERE email = ${email} AND purpose = ANY(${purposes}::text[]) AND used_at IS NULL
        AND expires_at > ${now}::timestamptz AND tries < ${MAX_TRIES}
      ORDER BY id FOR UPDATE
    )
    UPDATE one_time_codes c SET tries = c.tries + 1 FROM live
    WHERE c.id = live.id AND c.tries < ${MAX_TRIES}
    RETURNING c.id::text, c.purpose, c.user_id::text, c.code_hash`;
  const right = live.filter((row) => isSameHash(row.code_hash, hashCode(row.purpose, email, code)));
  const [found] = right;
  return found ? { id: found.id, purpose: found.purpose, userId: found.user_id } : null;
}

/** The try that found the code right doesn't count: the reset form needs one more. */
export async function refundTry(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE one_time_codes SET tries = tries - 1
    WHERE id = ${id}::uuid AND used_at IS NULL AND tries > 0`;
}
