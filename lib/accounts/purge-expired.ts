import "server-only";
import { subDays } from "date-fns";
import { db } from "../database/db.ts";
import { purgeRateLimits } from "../database/rate-limit.ts";

/**
 * Removes codes, sessions and changes of e-mail that expired or were ended over a day ago, and expired
 * rate limits.
 */
export async function purgeExpired(now = new Date()): Promise<void> {
  const dayAgo = subDays(now, 1);
  await db().oneTimeCode.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await db().session.deleteMany({
    where: { OR: [{ expiresAt: { lt: dayAgo } }, { revokedAt: { lt: dayAgo } }] },
  });
  await db().emailChange.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await purgeRateLimits(now);
}
