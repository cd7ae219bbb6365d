import "server-only";
import type pg from "pg";

/** Ms after which a connection counts as lost. PostgreSQL itself ends statements sooner (db.ts). */
export const TIME_LIMIT = { query_timeout: 12_000 };

/** Runs a transaction on one of a pool's connections. `begin` may hold settings that end with it. */
export async function runOnPool<Result>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Without a listener a lost connection would end the process. The next statement fails anyway.
  const ignore = () => {};
  client.on("error", ignore);
  let isBroken = false;
  try {
    await client.query({ text: begin, ...TIME_LIMIT });
    const result = await work(client);
    const { command } = await client.query({ text: "COMMIT", ...TIME_LIMIT });
    // PostgreSQL answers so where an error of a statement was caught.
    if (command !== "COMMIT") throw new Error("the transaction was rolled back");
    return result;
  } catch (error) {
    isBroken = await client.query({ text: "ROLLBACK", ...TIME_LIMIT }).then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(isBroken);
  }
}
