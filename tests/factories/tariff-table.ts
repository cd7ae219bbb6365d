import pg from "pg";

const ADVISORY_LOCK = 0x74617266;

/**
 * Locks the tariff table of the shop under test: an upload replaces all of it, so tests must share
 * it.
 */
export async function withTariffTable(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await work();
  } finally {
    await client.end();
  }
}
