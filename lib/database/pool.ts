import "server-only";
import pg from "pg";
import { processWide } from "../environment/process-wide.ts";

export type PoolName = "database" | "replica" | "search" | "replica-search";

/** `begin` is the statement that starts its transactions. */
export type ShopPool = pg.Pool & { begin: string };

const pools = processWide("pools", () => new Map<PoolName, pg.Pool>());

/** Opens a pool at its first query. `statementLimit`: ms of a statement where sessions can't hold a setting. */
export function createPool(
  name: PoolName,
  config: pg.PoolConfig,
  statementLimit?: number,
): ShopPool {
  const limit = statementLimit ? `; SET LOCAL statement_timeout = ${statementLimit}` : "";
  const pool = Object.assign(new pg.Pool(config), { begin: `BEGIN${limit}` });
  if (statementLimit) {
    const query = (asked: pg.QueryConfig) =>
      runOnPool(pool, pool.begin, (client) => client.query(asked));
    pool.query = query as pg.Pool["query"];
  }
  // The pool drops a lost idle connection by itself. Without a listener the error would end the process.
  pool.on("error", () => {});
  pools.set(name, pool);
  return pool;
}

/** Returns the connections of this process's pools; empty before the first query. */
export function poolUsage() {
  return [...pools].map(([name, pool]) => ({
    pool: name,
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: pool.options.max ?? 0,
  }));
}

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
