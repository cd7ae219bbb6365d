import { db } from "#lib/database/db.ts";

/** A hash of each row, by table. */
export type Rows = Map<string, Set<string>>;

/**
 * Counters that any request moves, mails that the worker marks as sent, and codes: anyone may ask for
 * one, which voids the one before, and a wrong guess is counted.
 */
const MOVING = ["rate_limits", "outbox_mails", "one_time_codes", "_prisma_migrations"];

/** Everything that the shop holds at this moment, all columns of all rows. */
export async function readRows(): Promise<Rows> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const rows: Rows = new Map();
  for (const { name } of tables.filter((table) => !MOVING.includes(table.name))) {
    // The name is the database's own.
    const hashes = await db().$queryRawUnsafe<{ hash: string }[]>(
      `select md5(t::text) as hash from "${name}" t`,
    );
    rows.set(name, new Set(hashes.map(({ hash }) => hash)));
  }
  return rows;
}

/** How many rows of each table are no longer as they were: changed, or gone. */
export function lostRows(before: Rows, after: Rows): Record<string, number> {
  return counted(before, after);
}

/** How many rows of each table are new, or changed. */
export function newRows(before: Rows, after: Rows): Record<string, number> {
  return counted(after, before);
}

function counted(these: Rows, others: Rows): Record<string, number> {
  const counts = [...these].map(([table, hashes]) => {
    const known = others.get(table) ?? new Set();
    return [table, [...hashes].filter((hash) => !known.has(hash)).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
