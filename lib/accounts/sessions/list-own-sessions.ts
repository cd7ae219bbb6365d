import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import type { Language } from "../../language/languages.ts";
import type { SessionView } from "../schema.ts";
import { browserName } from "./browser-name.ts";
import { isOver } from "./session-lifetime.ts";

/** Lists the caller's live sessions, last used first. Browsers have their names in a language. */
export async function listOwnSessions(
  actor: Actor,
  language: Language = "en",
): Promise<SessionView[]> {
  const now = new Date();
  const rows = await db().session.findMany({
    where: { userId: actor.userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }, { id: "asc" }],
  });
  return rows
    .filter((row) => !isOver(row, actor.role, now))
    .map((row) => ({
      id: row.id,
      browser: browserName(row.userAgent, language),
      signed_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastSeenAt.toISOString(),
      is_current: row.id === actor.sessionId,
    }));
}
