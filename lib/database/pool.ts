import "server-only";
import pg from "pg";

/** The shop's database, and its replica where there is one. */
export type PoolName = "database" | "replica";

// Kept on globalThis because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopPools?: Map<PoolName, pg.Pool> };

/** The pool that Prisma's adapter is handed, so that its use can be read. It ends with the client. */
export function createPool(name: PoolName, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  shared.shopPools ??= new Map();
  shared.shopPools.set(name, pool);
  return pool;
}

export type PoolUsage = {
  pool: PoolName;
  busy: number;
  idle: number;
  waiting: number;
  max: number;
};

/** Connections of this process's pools, and how many requests wait for one. None before the first query. */
export function poolUsage(): PoolUsage[] {
  return [...(shared.shopPools ?? [])].map(([name, pool]) => ({
    pool: name,
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    max: pool.options.max ?? 0,
  }));
}
