import "server-only";
import pg from "pg";

export type PoolName = "database" | "replica" | "search" | "replica-search";

// On globalThis, because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopPools?: Map<PoolName, pg.Pool> };

export function createPool(name: PoolName, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The pool drops a lost idle connection by itself. Without a listener the error would end the process.
  pool.on("error", () => {});
  shared.shopPools ??= new Map();
  shared.shopPools.set(name, pool);
  return pool;
}

type PoolUsage = {
  pool: PoolName;
  busy: number;
  idle: number;
  waiting: number;
  max: number;
};

/** Returns the connections of this process's pools; empty before the first query. */
export function poolUsage(): PoolUsage[] {
  return [...(shared.shopPools ?? [])].map(([name, pool]) => ({
    pool: name,
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: pool.options.max ?? 0,
  }));
}
