import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { db } from "../../database/db.ts";
import { limit } from "../../limits/limit.ts";
import { LIMITS } from "../../limits/limits.ts";
import { log } from "../../telemetry/log.ts";
import { loggedCaller, logSecurityEvent } from "../../telemetry/security-events.ts";
import { knownDevice, networkOf, type Requester } from "../requester.ts";
import type { CodePurpose } from "../schema.ts";
import { codeRequester, generateCode, hashCode } from "./code-hash.ts";

/** docs/accounts.md#codes */
export const CODE_LIFETIME_MS = 10 * millisecondsInMinute;

const TEMPLATE_OF: Record<CodePurpose, string> = {
  register: "verify-email-code",
  "reset-password": "reset-password-code",
  "edit-email": "edit-email-code",
};

/** `held-back`: many codes, one of which lives. `paused`: the day's mails to unverified e-mails are used up. */
export type IssuedCode = "sent" | "held-back" | "paused";

type CodeRequest = {
  purpose: CodePurpose;
  email: string;
  requester: Requester;
  /** The account that is signed in. By default a stranger asks, for the account with this e-mail. */
  userId?: string;
};

/**
 * Replaces the requester's earlier codes of the same e-mail and purpose, and queues the mail. Takes the
 * same statements for an unknown e-mail and for a blocked account, so that timing doesn't reveal
 * accounts. Throws too-many-requests.
 */
export async function issueCode(request: CodeRequest): Promise<IssuedCode> {
  const { purpose, email, requester, userId } = request;
  const account = await db().user.findUnique({
    where: userId === undefined ? { email } : { id: userId },
    select: { id: true, email: true, emailVerifiedAt: true },
  });
  // A device cookie proves nothing before the e-mail is verified.
  const isKnown = account?.emailVerifiedAt != null && knownDevice(requester, account.id) !== null;
  const isStranger = userId === undefined && !isKnown;
  if (isStranger) await limit("code-address", requester.group).take();
  const requestedBy = codeRequester(requester, account?.id);
  const asker = userId === undefined ? requestedBy : `account ${userId}`;
  await limit("code-again", [purpose, email, asker]).take();
  await limit("code-email", [email, asker]).take();
  const issued =
    isStranger && (await isHeldBack(purpose, email))
      ? "held-back"
      : await mailCode(request, account, requestedBy);
  const from = loggedCaller(requester.group);
  logSecurityEvent("code asked for", { account: account?.id, from, purpose, issued });
  return issued;
}

type Account = { email: string; emailVerifiedAt: Date | null };

async function mailCode(
  request: CodeRequest,
  account: Account | null,
  requestedBy: string,
): Promise<IssuedCode> {
  const isVerified = account?.email === request.email && account.emailVerifiedAt !== null;
  const day = await countMail(account !== null && !isVerified, request.requester);
  await insertCode(request, requestedBy, day.mayMail);
  return day.isPaused ? "paused" : "sent";
}

/** Counts a code by its e-mail. While it is held back, a code from the last minutes still lives. */
async function isHeldBack(purpose: CodePurpose, email: string): Promise<boolean> {
  const key = [purpose, email];
  if (await limit("code-total", key).allows()) return false;
  return !(await limit("code-held-back", key).allows());
}

/**
 * Counts mails a day, in separate counters for unverified and other e-mails. The mails of `code-unverified-first`
 * are reserved for networks with none today.
 */
async function countMail(isUnverified: boolean, requester: Requester) {
  const kind = isUnverified ? "unverified" : "other";
  const network = networkOf(requester);
  const isLate = await limit("code-unverified", "unverified").isUsedUp();
  const name = isLate ? "code-unverified-first" : "code-unverified";
  const most = isLate ? 1 : LIMITS["code-unverified-network"].most;
  const byNetwork = (mails: string) => limit("code-unverified-network", [mails, network]);
  const isPaused =
    (await byNetwork("unverified").used()) >= most || (await limit(name, "unverified").isUsedUp());
  if ((await byNetwork(kind).count()) > most) return { isPaused, mayMail: !isUnverified };
  const count = await limit(name, kind).count();
  if (isUnverified && count === LIMITS[name].most) {
    log().warn(
      { count, limit: name },
      "the day's code mails to unverified e-mails are used up: until tomorrow few such e-mails get one",
    );
  }
  return { isPaused, mayMail: !isUnverified || count <= LIMITS[name].most };
}

async function insertCode(
  { purpose, email, userId }: CodeRequest,
  requestedBy: string,
  mayMail: boolean,
): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  const code = generateCode();
  const hash = hashCode(purpose, email, code);
  await onPool.query(sql`
    WITH account AS (
      SELECT id, CASE WHEN email = ${email}::text AND email_verified_at IS NOT NULL THEN name END AS name
      FROM users u
      WHERE deleted_at IS NULL AND blocked_at IS NULL AND (
        (email = ${email}::text AND id = coalesce(${userId ?? null}::uuid, id))
        OR (id = ${userId ?? null}::uuid AND EXISTS (
          SELECT FROM email_changes c
          WHERE c.user_id = u.id AND c.new_email = ${email}::text AND c.confirmed_at IS NULL
            AND c.ended_at IS NULL AND c.expires_at > ${now}::timestamptz)))
    ), voided AS (
      UPDATE one_time_codes SET used_at = ${now}::timestamptz
      WHERE email = ${email}::text AND purpose = ${purpose}::text AND used_at IS NULL
        AND (requested_by = ${requestedBy}::text OR user_id = ${userId ?? null}::uuid)
    ), code AS (
      INSERT INTO one_time_codes
        (user_id, email, purpose, code_hash, requested_by, created_at, expires_at)
      VALUES ((SELECT id FROM account), ${email}::text, ${purpose}::text, ${hash}::text,
        ${requestedBy}::text, ${now}::timestamptz, ${expiresAt}::timestamptz)
    )
    INSERT INTO outbox_mails (recipient, template, data, message_id, next_try_at, expires_at)
    SELECT ${email}::text, ${TEMPLATE_OF[purpose]}::text,
      jsonb_build_object('name', account.name, 'code', ${code}::text), gen_random_uuid()::text,
      ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM account WHERE ${mayMail}::boolean`);
}
