import "server-only";
import { db } from "./db.ts";

/** Throws where the database doesn't answer. */
export async function assertDatabaseAnswers(): Promise<void> {
  await db().$queryRaw`SELECT 1`;
}

/**
 * Those of the named migrations that the database doesn't have whole. Others that it has are a
 * newer release's, which may run beside this one for a while.
 */
export async function missingMigrations(names: readonly string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}
