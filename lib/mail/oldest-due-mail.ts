import "server-only";
import { db } from "../database/db.ts";

/** When the mail was due that has waited the longest for a sender; null where none is due. */
export async function oldestDueMail(now = new Date()): Promise<Date | null> {
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
