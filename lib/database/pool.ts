import "server-only";
import pg from "pg";
import { processWide } from "../environment/process-wide.ts";

export type PoolName = "database" | "replica" | "search" | "replica-search";

const pools = processWide("pools", () => new Map<PoolName, pg.Pool>());

export function createPool(name: PoolName, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
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
