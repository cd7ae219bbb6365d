import "server-only";
import { millisecondsInMinute, secondsInDay } from "date-fns/constants";
import type { Actor } from "../../actor.ts";
import { env } from "../../environment/env.ts";

/** Longest life of a session, in seconds. */
export const SESSION_SECONDS: Record<Actor["role"], number> = {
  user: 30 * secondsInDay,
  packer: 7 * secondsInDay,
  admin: 7 * secondsInDay,
};

type SessionTimes = { createdAt: Date; lastSeenAt: Date; expiresAt: Date };

/** Returns whether a session is over. Staff's is when idle, and after seven days even if opened as a customer's. */
export function isOver(session: SessionTimes, role: Actor["role"], now: Date): boolean {
  if (session.expiresAt <= now) return true;
  if (role === "user") return false;
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  const ageMs = now.getTime() - session.createdAt.getTime();
  return (
    idleMs >= env().ADMIN_IDLE_MINUTES * millisecondsInMinute ||
    ageMs >= SESSION_SECONDS[role] * 1000
  );
}
