import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { subDays } from "date-fns";
import { db } from "../database/db.ts";
import { purgeLimits } from "../limits/limit.ts";

/** Days after its last log-in that an account without a verified e-mail and without an order is kept. */
const UNVERIFIED_DAYS = 30;

/**
 * Removes codes, sessions, changes of e-mail and invitations that expired or were ended over a day ago, expired rate
 * limits, and accounts that nobody verified or used.
 */
export async function purgeExpired(now = new Date()): Promise<void> {
  const dayAgo = subDays(now, 1);
  await db().oneTimeCode.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await db().session.deleteMany({
    where: { OR: [{ expiresAt: { lt: dayAgo } }, { revokedAt: { lt: dayAgo } }] },
  });
  await db().emailChange.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await db().teamInvitation.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await purgeLimits(now);
  await purgeUnverified(subDays(now, UNVERIFIED_DAYS));
}

/** Leaves blocked accounts, whose e-mails can't be registered again. */
async function purgeUnverified(unusedSince: Date): Promise<void> {
  await onPool.query(sql`
    DELETE FROM users u
    WHERE role = 'user' AND email_verified_at IS NULL AND deleted_at IS NULL AND blocked_at IS NULL
      AND updated_at < ${unusedSince}::timestamptz
      AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id)
      AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id)`);
}
