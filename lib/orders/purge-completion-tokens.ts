import "server-only";
import { db } from "../database/db.ts";

/** Deletes expired completion links. */
export async function purgeCompletionTokens(now = new Date()): Promise<void> {
  await db().completionToken.deleteMany({ where: { expiresAt: { lt: now } } });
}
