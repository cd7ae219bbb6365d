import "server-only";
import pg from "pg";

// Kept on globalThis because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopPool?: pg.Pool };

/** The pool that Prisma's adapter is handed, so that its use can be read. It ends with the client. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  shared.shopPool = new pg.Pool(config);
  return shared.shopPool;
}

export type PoolUse = { busy: number; idle: number; waiting: number; most: number };

/** Connections of this process to the database, and how many requests wait for one; null before the first query. */
export function poolUse(): PoolUse | null {
  const pool = shared.shopPool;
  if (!pool) return null;
  return {
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max ?? 0,
  };
}
