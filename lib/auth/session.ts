import "server-only";
import { secondsInMinute } from "date-fns/constants";
import { hasSecondFactor, isSecondFactorRequired } from "../accounts/second-factor/read-factor.ts";
import { isOver, SESSION_SECONDS } from "../accounts/sessions/session-lifetime.ts";
import { isStillVerified, type VerifiedLogIn } from "../accounts/verified-log-in.ts";
import type { Actor, Restriction } from "../actor.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { onPool, onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { roleOf } from "../roles.ts";
import { makeToken, readToken } from "./token.ts";

/** Live sessions of an account. More than a person's browsers, fewer than a loop opens. */
const MAX_SESSIONS = 20;

/** `last_seen_at` is written once in this time at most. */
const SEEN_INTERVAL_MS = secondsInMinute * 1000;

/** `seconds` is the longest life of the token. */
export type OpenedSession = Pick<Actor, "role" | "userId"> & { token: string; seconds: number };

/**
 * Opens a session for a completed log-in. Beyond 20 the one that was unused for longest ends. Throws
 * unauthenticated if what the log-in has verified was changed meanwhile, and not-found if the account was
 * deleted or blocked.
 */
export async function openSession(
  verified: VerifiedLogIn,
  userAgent: string | null,
): Promise<OpenedSession> {
  const { userId } = verified;
  const { id, ...opened } = await inTransaction(async (tx) => {
    // Concurrent log-ins wait here, so that the second counts the first one's session. So do changes that
    // end sessions: this one is there before they look, or its proof is compared after them.
    const now = new Date();
    const [user] = await onPrisma(tx).query<{ role: string; passwordHash: string }>(sql`
      UPDATE users SET updated_at = ${now}::timestamptz
      WHERE id = ${userId}::uuid AND deleted_at IS NULL AND blocked_at IS NULL
      RETURNING role, password_hash AS "passwordHash"`);
    if (!user) throw notFound("Account");
    if (!(await isStillVerified(tx, verified, user.passwordHash))) {
      throw new AppError("unauthenticated", "Your account has just changed. Please sign in again.");
    }
    await onPrisma(tx).query(sql`
      UPDATE sessions SET revoked_at = ${now}::timestamptz WHERE id IN (
        SELECT id FROM sessions
        WHERE user_id = ${userId}::uuid AND revoked_at IS NULL AND expires_at > ${now}::timestamptz
        ORDER BY last_seen_at DESC, created_at DESC, id
        OFFSET ${MAX_SESSIONS - 1}
      )`);
    const role = roleOf(user.role);
    const seconds = SESSION_SECONDS[role];
    const session = await tx.session.create({
      data: {
        userId,
        userAgent: userAgent?.slice(0, 300) ?? null,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + seconds * 1000),
      },
      select: { id: true },
    });
    return { id: session.id, seconds, role, userId };
  });
  return { token: await makeToken(id), ...opened };
}

type SessionRow = {
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
} & RightsAccount;

/** Returns a token's caller; null if it or its session is invalid or over, or the account blocked or deleted. */
export async function findActorByToken(token: string): Promise<Actor | null> {
  const sessionId = await readToken(token);
  if (!sessionId || !isId(sessionId)) return null;
  const now = new Date();
  const [session] = await onPool.query<SessionRow>(sql`
    SELECT s.user_id::text AS "userId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
      s.expires_at AS "expiresAt", u.role, u.must_change_password AS "mustChangePassword"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${now}::timestamptz
      AND u.blocked_at IS NULL AND u.deleted_at IS NULL`);
  if (!session || isOver(session, roleOf(session.role), now)) return null;
  const { userId } = session;
  await noteUse(sessionId, session.lastSeenAt, now);
  return { userId, sessionId, ...(await rightsOf(userId, session)) };
}

async function noteUse(id: string, lastSeenAt: Date, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - SEEN_INTERVAL_MS);
  if (lastSeenAt > minuteAgo) return;
  // Of concurrent requests one writes.
  await db().session.updateMany({
    where: { id, lastSeenAt: { lte: minuteAgo } },
    data: { lastSeenAt: now },
  });
}

/** Ends the caller's session on every instance. */
export async function endSession(actor: Actor): Promise<void> {
  await db().session.updateMany({
    where: { id: actor.sessionId, userId: actor.userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

type RightsAccount = { role: string; mustChangePassword: boolean };

/** Returns an account's role. Staff with something to do first have a customer's. */
async function rightsOf(
  userId: string,
  account: RightsAccount,
): Promise<Pick<Actor, "role" | "restricted">> {
  const role = roleOf(account.role);
  if (role === "user") return { role };
  const restricted = await restrictionOf(userId, account);
  return restricted ? { role: "user", restricted } : { role };
}

/** Asks for the second factor only where the shop requires it. */
async function restrictionOf(userId: string, account: RightsAccount): Promise<Restriction | null> {
  if (account.mustChangePassword) return "must-change-password";
  if (!isSecondFactorRequired(account.role)) return null;
  return (await hasSecondFactor(userId)) ? null : "must-enrol";
}
