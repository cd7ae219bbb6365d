import "server-only";
import pg from "pg";
import { processWide } from "../environment/process-wide.ts";
import { runOnPool } from "./pool-transaction.ts";

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
