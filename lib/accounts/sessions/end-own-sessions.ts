import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";
import { endAllSessions } from "../internal/end-all-sessions.ts";
import { endPendingChange } from "../internal/pending-change.ts";

/** Ends one of the caller's sessions, and a pending change of e-mail, which may come from it. Throws not-found. */
export async function endOwnSession(actor: Actor, id: string): Promise<void> {
  if (!isId(id)) throw notFound("Session");
  const now = new Date();
  const { count } = await db().session.updateMany({
    where: { id, userId: actor.userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  if (count === 0) throw notFound("Session");
  await endPendingChange(db(), actor.userId);
}

/** Ends all sessions of the caller, the one that asks included. */
export async function endOwnSessions(actor: Actor): Promise<void> {
  await endAllSessions(db(), actor.userId);
}
