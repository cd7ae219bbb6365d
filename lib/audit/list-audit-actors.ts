import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";

const MAX_NAMES = 100;

/** Returns the names of those who made changes, for the list's filter. Throws forbidden for non-admins. */
export async function listAuditActors(actor: Actor): Promise<string[]> {
  assertAdmin(actor);
  const rows = await db().$queryRaw<{ actor: string }[]>`
    SELECT DISTINCT actor FROM audit_entries ORDER BY actor LIMIT ${MAX_NAMES}`;
  return rows.map(({ actor: name }) => name);
}
