import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { createPool } from "./pool.ts";

/** A client, or the transaction that a helper was handed. */
export type Database = Pick<
  PrismaClient,
  Exclude<keyof PrismaClient, `$${string}`> | "$queryRaw" | "$executeRaw"
>;

/** For a connection of the pool, or for a new one: past it the answer is 503 with Retry-After. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

type Connection = { url: string; connectTimeoutMs: number; readOnly: boolean };

/** A client with a bounded pool, which connects at the first query. */
export function createClient({ url, connectTimeoutMs, readOnly }: Connection): PrismaClient {
  const pool = createPool(readOnly ? "replica" : "database", {
    connectionString: url,
    // The adapter reads and writes times without their offset: every session has to be UTC.
    options: `-c timezone=UTC${readOnly ? " -c default_transaction_read_only=on" : ""}`,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
}

// Next's dev server loads this file anew after each change: one client a process, not one a load.
const shared = globalThis as typeof globalThis & { shopDatabase?: PrismaClient };

/** The shop's database client: one bounded pool a process, opened at the first query. */
export function db(): PrismaClient {
  shared.shopDatabase ??= createClient({
    url: env().DATABASE_URL,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    readOnly: false,
  });
  return shared.shopDatabase;
}
