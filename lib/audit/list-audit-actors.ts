import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";

const MAX_NAMES = 100;

/** Returns the names of those who made changes, for the list's filter. Throws forbidden for non-admins. */
export async function listAuditActors(actor: Actor): Promise<string[]> {
  assertAdmin(actor);
  const rows = await onPool.query<{ actor: string }>(sql`
    SELECT DISTINCT actor FROM audit_entries ORDER BY actor LIMIT ${MAX_NAMES}`);
  return rows.map(({ actor: name }) => name);
}
