import { onPool } from "./sql/source.ts";
import { sql } from "./sql/statement.ts";
import "server-only";

export async function assertDatabaseAnswers(): Promise<void> {
  await onPool.query(sql`SELECT 1`);
}

/** Returns the named migrations that aren't applied. A newer release may have applied others. */
export async function missingMigrations(names: readonly string[]): Promise<string[]> {
  const rows = await onPool.query<{ name: string }>(sql`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`);
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}
