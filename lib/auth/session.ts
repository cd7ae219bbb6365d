import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { RIGHTS_FIELDS, rightsOf } from "./rights.ts";
import { makeToken, readToken, TOKEN_SECONDS } from "./token.ts";

/** Opens a session for an authenticated user and returns its token. */
export async function openSession(userId: string, userAgent: string | null): Promise<string> {
  const session = await db().session.create({
    data: {
      userId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(Date.now() + TOKEN_SECONDS * 1000),
    },
    select: { id: true },
  });
  return makeToken(session.id);
}

/** Returns a token's caller; null if the token or its session is invalid or expired. */
export async function findActorByToken(token: string): Promise<Actor | null> {
  const sessionId = await readToken(token);
  if (!sessionId || !isId(sessionId)) return null;
  const session = await db().session.findUnique({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: new Date() } },
    select: { userId: true, user: { select: RIGHTS_FIELDS } },
  });
  if (!session) return null;
  const { userId, user } = session;
  return { userId, sessionId, ...(await rightsOf(userId, user)) };
}

/** Ends the caller's session on every instance. */
export async function endSession(actor: Actor): Promise<void> {
  await db().session.updateMany({
    where: { id: actor.sessionId, userId: actor.userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
