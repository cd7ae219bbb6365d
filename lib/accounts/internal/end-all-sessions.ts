import type { Database } from "../../database/db.ts";

/** Ends every session of an account and returns how many were active. */
export async function endAllSessions(tx: Database, userId: string): Promise<number> {
  const now = new Date();
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count;
}
