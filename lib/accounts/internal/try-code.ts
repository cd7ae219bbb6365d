import "server-only";
import { db } from "../../database/db.ts";
import { type CodePurpose, hashCode, isSameHash } from "./code-hash.ts";

/** docs/accounts.md#codes */
const MAX_TRIES = 5;

export type TriedCode = { id: string; purpose: CodePurpose; userId: string | null };

type LiveCode = { id: string; purpose: CodePurpose; user_id: string | null; code_hash: string };

/**
 * Counts a try on each live code of an e-mail, then returns the matching one or null. Counting
 * first keeps concurrent tries on all instances within five; id order avoids deadlocks.
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
  const matching = live.filter((row) =>
    isSameHash(row.code_hash, hashCode(row.purpose, email, code)),
  );
  const [found] = matching;
  return found ? { id: found.id, purpose: found.purpose, userId: found.user_id } : null;
}

/** Takes back a successful try, because the reset form sends the code once more. */
export async function refundTry(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE one_time_codes SET tries = tries - 1
    WHERE id = ${id}::uuid AND used_at IS NULL AND tries > 0`;
}
