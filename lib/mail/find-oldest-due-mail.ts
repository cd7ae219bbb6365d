import "server-only";
import { db } from "../database/db.ts";

/** Returns when the longest-waiting due mail was due; null where none is. */
export async function findOldestDueMail(now = new Date()): Promise<Date | null> {
  const oldest = await db().outboxMail.aggregate({
    _min: { nextTryAt: true },
    where: {
      sentAt: null,
      failedAt: null,
      nextTryAt: { lte: now },
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  });
  return oldest._min.nextTryAt;
}
