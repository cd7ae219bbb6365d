import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import { db } from "../database/db.ts";
import { purgeRateLimits } from "../database/rate-limit.ts";

/** Removes what has run out a day ago or more: codes, sessions, and windows of the rate limits. */
export async function purgeExpired(now = new Date()): Promise<void> {
  const dayAgo = new Date(now.getTime() - millisecondsInDay);
  await db().oneTimeCode.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await db().session.deleteMany({ where: { expiresAt: { lt: dayAgo } } });
  await purgeRateLimits(now);
}
