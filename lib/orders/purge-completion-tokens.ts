import "server-only";
import { db } from "../database/db.ts";

/** Removes the links of In Delivery mails that have run out. */
export async function purgeCompletionTokens(now = new Date()): Promise<void> {
  await db().completionToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
