import "server-only";
import { db } from "../db.ts";

/** How long the outbox remembers that a mail was sent. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Gives up the mails that came too late and empties them, since they hold codes. */
export async function expireMails(now = new Date()): Promise<void> {
  await db().outboxMail.updateMany({
    where: { sentAt: null, failedAt: null, expiresAt: { lte: now } },
    data: { failedAt: now, lastError: "expired", data: {} },
  });
}

/** Forgets what was sent long ago. */
export async function purgeSentMails(now = new Date()): Promise<void> {
  await db().outboxMail.deleteMany({
    where: { sentAt: { lt: new Date(now.getTime() - KEPT_MS) } },
  });
}
