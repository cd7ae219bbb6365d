import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import "server-only";
import { consumeLimit, countUse, refundLimit } from "../../database/rate-limit.ts";
import { isSameHash } from "../../environment/keyed-hash.ts";
import { loggedCaller, logSecurityEvent } from "../../telemetry/security-events.ts";
import type { Requester } from "../requester.ts";
import { type CodePurpose, hashCode } from "./code-hash.ts";
import { codeRequesters } from "./code-requester.ts";
import { CODE_TRIES_BY_ADDRESS, FOREIGN_CODE_TRIES } from "./limits.ts";
import { triesOfCodes } from "./throttles.ts";

/** Tries of whoever asked for the code (docs/accounts.md#checking-a-code). */
const MAX_TRIES = 5;
/** Tries of all others before they are slowed down. */
const MAX_OTHER_TRIES = 10;

export type TriedCode = {
  id: string;
  purpose: CodePurpose;
  userId: string | null;
  /** The caller asked for it. */
  isOwn: boolean;
};

type LiveCode = {
  id: string;
  purpose: CodePurpose;
  user_id: string | null;
  code_hash: string;
  is_own: boolean;
  is_counted: boolean;
  is_exhausted: boolean;
};

/**
 * Counts a try on the live codes of an e-mail, then returns the matching one or null. Counting first
 * keeps concurrent tries on all instances within their limits. Throws too-many-requests.
 */
export async function tryCode(
  email: string,
  code: string,
  purposes: CodePurpose[],
  requester: Requester,
): Promise<TriedCode | null> {
  await consumeLimit(CODE_TRIES_BY_ADDRESS, callerOf(requester));
  const foreign = [email, requester.group];
  const tries = await countUse(FOREIGN_CODE_TRIES, foreign);
  const mayTryForeign = tries <= FOREIGN_CODE_TRIES.points;
  const live = await countTries(email, purposes, codeRequesters(requester), mayTryForeign);
  const isMatch = ({ code_hash, purpose }: LiveCode) =>
    isSameHash(code_hash, hashCode(purpose, email, code));
  let found = live.find((row) => row.is_counted && isMatch(row));
  const exhausted = mayTryForeign && !found ? newestExhausted(live) : [];
  if (exhausted.length > 0) {
    await triesOfCodes.turn(email, tries);
    found = (await countSlowly(exhausted)).find(isMatch);
  }
  logTry(found ?? null, live, requester);
  if (!found) return null;
  await refundLimit(CODE_TRIES_BY_ADDRESS, callerOf(requester));
  await refundLimit(FOREIGN_CODE_TRIES, foreign);
  return { id: found.id, purpose: found.purpose, userId: found.user_id, isOwn: found.is_own };
}

/** A wrong code has the account whose codes live. */
function logTry(found: LiveCode | null, live: LiveCode[], { group }: Requester): void {
  const account = (found ?? live[0])?.user_id ?? undefined;
  const about = { account, from: loggedCaller(group), purpose: found?.purpose };
  logSecurityEvent(found ? "right code" : "wrong code", about);
}

/** A browser that has signed in before doesn't share its address's limit. */
function callerOf({ device, group }: Requester): string {
  return device ? `device ${device.id}` : `address ${group}`;
}

/** Returns all live codes, newest first. A try counts on each that the caller may try. */
function countTries(
  email: string,
  purposes: CodePurpose[],
  requesters: string[],
  mayTryForeign: boolean,
): Promise<LiveCode[]> {
  const now = new Date();
  // Locks in id order, against deadlocks.
  return onPool.query<LiveCode>(sql`
    WITH live AS MATERIALIZED (
      SELECT *, requested_by = ANY(${requesters}::text[]) AS is_own FROM one_time_codes
      WHERE email = ${email} AND purpose = ANY(${purposes}::text[]) AND used_at IS NULL
        AND expires_at > ${now}::timestamptz
      ORDER BY id FOR UPDATE
    ), counted AS (
      UPDATE one_time_codes c
      SET tries = c.tries + live.is_own::int, other_tries = c.other_tries + (NOT live.is_own)::int
      FROM live
      WHERE c.id = live.id AND CASE WHEN live.is_own THEN c.tries < ${MAX_TRIES}
        ELSE ${mayTryForeign}::boolean AND c.other_tries < ${MAX_OTHER_TRIES} END
      RETURNING c.id
    )
    SELECT live.id::text, live.purpose, live.user_id::text, live.code_hash, live.is_own,
      counted.id IS NOT NULL AS is_counted,
      NOT live.is_own AND live.other_tries >= ${MAX_OTHER_TRIES} AS is_exhausted
    FROM live LEFT JOIN counted ON counted.id = live.id
    ORDER BY live.created_at DESC`);
}

/** Returns the newest code of each purpose, if others have used up its tries. */
function newestExhausted(live: LiveCode[]): LiveCode[] {
  return live.filter(
    (row) => row.is_exhausted && live.find(({ purpose }) => purpose === row.purpose) === row,
  );
}

/** Counts a try on codes beyond their tries. Returns those that still live. */
async function countSlowly(exhausted: LiveCode[]): Promise<LiveCode[]> {
  const now = new Date();
  const ids = exhausted.map(({ id }) => id);
  const counted = await onPool.query<{ id: string }>(sql`
    UPDATE one_time_codes SET other_tries = other_tries + 1
    WHERE id = ANY(${ids}::uuid[]) AND used_at IS NULL AND expires_at > ${now}::timestamptz
    RETURNING id::text`);
  return exhausted.filter(({ id }) => counted.some((row) => row.id === id));
}

/** Takes back a successful try, because the reset form sends the code once more. */
export async function refundTry({ id, isOwn }: TriedCode): Promise<void> {
  await onPool.query(sql`
    UPDATE one_time_codes
    SET tries = tries - (${isOwn}::boolean AND tries > 0)::int,
      other_tries = other_tries - (NOT ${isOwn}::boolean AND other_tries > 0)::int
    WHERE id = ${id}::uuid AND used_at IS NULL`);
}
