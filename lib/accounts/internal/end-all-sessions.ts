import type { Database } from "../../database/db.ts";
import { endPendingChange } from "../email-change/pending-change.ts";

/**
 * Ends every session of an account, and its pending change of e-mail, which a stranger may have asked
 * for in one of them. Returns how many sessions were active.
 */
export async function endAllSessions(tx: Database, userId: string): Promise<number> {
  await endPendingChange(tx, userId);
  return endOtherSessions(tx, userId, null);
}

/** Ends the sessions of an account but one. Returns how many were active. */
export async function endOtherSessions(
  tx: Database,
  userId: string,
  keptId: string | null,
): Promise<number> {
  const now = new Date();
  const { count } = await tx.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      ...(keptId && { id: { not: keptId } }),
    },
    data: { revokedAt: now },
  });
  return count;
}
