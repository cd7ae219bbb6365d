import pg from "pg";
import { env } from "../../environment/env.ts";

/** Options of COPY on both ways: NULL is an empty cell, an empty text stands in quotes. */
export const COPY_FORMAT = "(FORMAT csv, HEADER true, ENCODING 'UTF8')";

/** Runs a transaction without requests' time limits on its own connection, for a COPY. `mode` is a part of BEGIN. */
export async function onOwnConnection<Result>(
  mode: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: env().DATABASE_DIRECT_URL || env().DATABASE_URL,
  });
  // The statement under way fails anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`BEGIN ${mode}`);
    await client.query(
      "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'",
    );
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } finally {
    // Ends a transaction that wasn't committed.
    await client.end().catch(() => {});
  }
}

/** Returns the names of a table's columns, in their order, without generated ones; none for an unknown table. */
export async function listColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
     ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Returns the names of the migrations that the database has, the newest first. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name DESC`,
  );
  return rows.map(({ name }) => name);
}

export const quoted = (names: readonly string[]) => names.map(pg.escapeIdentifier).join(", ");
