import pg from "pg";

/** Prisma's own table, and the template's reference data. */
const KEPT = ["_prisma_migrations", "provinces", "cities", "city_tariffs", "tariff_editions"];

/** Empties the database, except for the reference data. */
export async function resetDatabase(url = process.env.DATABASE_URL): Promise<void> {
  if (!new URL(url ?? "").pathname.startsWith("/sekar_test_")) {
    throw new Error("resetDatabase empties only databases that tests have made");
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename <> all($1)`,
      [KEPT],
    );
    const tables = rows.map(({ name }) => name).join(", ");
    if (tables) await client.query(`truncate ${tables} restart identity cascade`);
  } finally {
    await client.end();
  }
}
