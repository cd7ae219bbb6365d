import "server-only";
import { db } from "../database/db.ts";
import { purgeRateLimits } from "../database/rate-limit.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what has run out a day ago or more: codes, sessions, and windows of the rate limits. */
export async function purgeExpired(now = new Date()): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await db().oneTimeCode.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await db().session.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await purgeRateLimits(now);
}
