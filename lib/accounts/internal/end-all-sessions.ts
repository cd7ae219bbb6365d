import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";

/** Ends every session of an account and returns how many were active. */
export function endAllSessions(tx: Database, userId: string): Promise<number> {
  return end(tx, { userId });
}

/** Ends the caller's sessions but the one that calls. */
export function endOtherSessions(tx: Database, { userId, sessionId }: Actor): Promise<number> {
  return end(tx, { userId, id: { not: sessionId } });
}

type Chosen = { userId: string; id?: { not: string } };

async function end(tx: Database, chosen: Chosen): Promise<number> {
  const now = new Date();
  const { count } = await tx.session.updateMany({
    where: { ...chosen, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count;
}
