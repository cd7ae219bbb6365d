import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { db } from "../../database/db.ts";
import { consumeLimit } from "../../database/rate-limit.ts";
import { type CodePurpose, generateCode, hashCode } from "./code-hash.ts";
import { CODE_RESEND, CODES_BY_EMAIL } from "./limits.ts";

/** docs/accounts.md#codes */
export const CODE_LIFETIME_MS = 10 * millisecondsInMinute;

const TEMPLATE_OF: Record<CodePurpose, string> = {
  register: "verify-email-code",
  "reset-password": "reset-password-code",
  "edit-email": "edit-email-code",
};

type CodeRequest = {
  purpose: CodePurpose;
  email: string;
  /** The account that has this e-mail or changes to it. By default the account that has it. */
  userId?: string;
};

/**
 * Replaces earlier codes of the same e-mail and purpose, and queues the mail. One statement, also
 * for an unknown e-mail, so that timing doesn't reveal accounts. Throws too-many-requests.
 */
export async function issueCode({ purpose, email, userId }: CodeRequest): Promise<void> {
  await consumeLimit(CODE_RESEND, `${purpose} ${email}`);
  await consumeLimit(CODES_BY_EMAIL, email);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  const code = generateCode();
  const hash = hashCode(purpose, email, code);
  await db().$executeRaw`
    WITH account AS (
      SELECT id, CASE WHEN email = ${email}::text AND email_verified_at IS NOT NULL THEN name END AS name
      FROM users u
      WHERE deleted_at IS NULL AND (
        (email = ${email}::text AND id = coalesce(${userId ?? null}::uuid, id))
        OR (id = ${userId ?? null}::uuid AND EXISTS (
          SELECT FROM email_changes c
          WHERE c.user_id = u.id AND c.new_email = ${email}::text AND c.confirmed_at IS NULL
            AND c.ended_at IS NULL AND c.expires_at > ${now}::timestamptz)))
    ), voided AS (
      UPDATE one_time_codes SET used_at = ${now}::timestamptz
      WHERE email = ${email}::text AND purpose = ${purpose}::text AND used_at IS NULL
    ), code AS (
      INSERT INTO one_time_codes (user_id, email, purpose, code_hash, created_at, expires_at)
      VALUES ((SELECT id FROM account), ${email}::text, ${purpose}::text, ${hash}::text,
        ${now}::timestamptz, ${expiresAt}::timestamptz)
    )
    INSERT INTO outbox_mails (recipient, template, data, message_id, next_try_at, expires_at)
    SELECT ${email}::text, ${TEMPLATE_OF[purpose]}::text,
      jsonb_build_object('name', account.name, 'code', ${code}::text), gen_random_uuid()::text,
      ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM account`;
}
