import { db } from "#lib/database/db.ts";

/** The hashes of all rows, by table. When a session was last used isn't part of them. */
export type Rows = Map<string, Set<string>>;

/**
 * Tables that any caller may change: rate limits, sent mails, and codes. Anyone may request a code,
 * which voids the last one, and the shop counts wrong guesses.
 */
const MOVING = ["rate_limits", "outbox_mails", "one_time_codes", "_prisma_migrations"];

export async function readRows(): Promise<Rows> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const rows: Rows = new Map();
  for (const { name } of tables.filter((table) => !MOVING.includes(table.name))) {
    // Safe to insert: the table name comes from the database.
    const hashes = await db().$queryRawUnsafe<{ hash: string }[]>(
      `select md5((to_jsonb(t) - 'last_seen_at')::text) as hash from "${name}" t`,
    );
    rows.set(name, new Set(hashes.map(({ hash }) => hash)));
  }
  return rows;
}

/** Counts the rows of each table that the others don't hold: changed ones, and deleted or new ones. */
export function countMissing(these: Rows, others: Rows): Record<string, number> {
  const counts = [...these].map(([table, hashes]) => {
    const known = others.get(table) ?? new Set();
    return [table, [...hashes].filter((hash) => !known.has(hash)).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
