import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { createPool } from "./pool.ts";

export type Database = Pick<
  PrismaClient,
  Exclude<keyof PrismaClient, `$${string}`> | "$queryRaw" | "$executeRaw"
>;

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

type Connection = { url: string; connectTimeoutMs: number; readOnly: boolean };

export function createClient({ url, connectTimeoutMs, readOnly }: Connection): PrismaClient {
  const pool = createPool(readOnly ? "replica" : "database", {
    connectionString: url,
    // The adapter drops the offset of times, so every session has to be in UTC.
    options: `-c timezone=UTC${readOnly ? " -c default_transaction_read_only=on" : ""}`,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
}

// On globalThis, because Next's dev server loads this file again after a change.
const shared = globalThis as typeof globalThis & { shopDatabase?: PrismaClient };

/** Returns the process's database client, which connects at the first query. */
export function db(): PrismaClient {
  shared.shopDatabase ??= createClient({
    url: env().DATABASE_URL,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    readOnly: false,
  });
  return shared.shopDatabase;
}
