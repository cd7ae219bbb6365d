import "server-only";
import { db } from "./db.ts";

export async function assertDatabaseAnswers(): Promise<void> {
  await db().$queryRaw`SELECT 1`;
}

/** Returns the named migrations that aren't applied. A newer release may have applied others. */
export async function missingMigrations(names: readonly string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

/** Returns how many connections the database takes from a role without privileges. */
export async function readConnectionLimit(): Promise<number> {
  const [row] = await db().$queryRaw<{ limit: number }[]>`
    SELECT current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) AS limit`;
  if (!row) throw new Error("a query without FROM rows answers one row");
  return row.limit;
}
