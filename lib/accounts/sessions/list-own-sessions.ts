import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import type { SessionView } from "../schema.ts";
import { browserName } from "./browser-name.ts";
import { isOver } from "./session-lifetime.ts";

/** Lists the caller's live sessions, last used first. */
export async function listOwnSessions(actor: Actor): Promise<SessionView[]> {
  const now = new Date();
  const rows = await db().session.findMany({
    where: { userId: actor.userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }, { id: "asc" }],
  });
  return rows
    .filter((row) => !isOver(row, actor.role, now))
    .map((row) => ({
      id: row.id,
      browser: browserName(row.userAgent),
      signed_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastSeenAt.toISOString(),
      is_current: row.id === actor.sessionId,
    }));
}
