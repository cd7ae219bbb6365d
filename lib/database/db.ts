import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { processWide } from "../environment/process-wide.ts";
import { createPool, type PoolName } from "./pool.ts";

/** `$queryRaw` is for onPrisma of lib/database/sql alone. */
export type Database = Pick<PrismaClient, Exclude<keyof PrismaClient, `$${string}`> | "$queryRaw">;

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A search takes some milliseconds. Anybody may send one, so it mustn't hold the database up. */
const SEARCH_TIMEOUT_MS = 1_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

const MOST_SEARCH_CONNECTIONS = 3;

/** Shapes of statements whose plans Prisma keeps in each client. One of a list with every filter takes 70 kB. */
const MOST_QUERY_PLANS = 300;

type Connection = {
  url: string;
  connectTimeoutMs: number;
  readOnly: boolean;
  /** Uses the connections kept for searches, with a lower time limit. */
  forSearch?: boolean;
};

type Shared = {
  database?: PrismaClient;
  search?: PrismaClient;
  pools: WeakMap<PrismaClient, pg.Pool>;
};
const shared = processWide("clients", (): Shared => ({ pools: new WeakMap() }));

/** Returns how many connections of DATABASE_POOL are kept for searches. The others do the rest. */
export function searchConnections(): number {
  return Math.min(MOST_SEARCH_CONNECTIONS, Math.max(1, Math.floor(env().DATABASE_POOL / 3)));
}

/** Returns a database client with a pool of its own. */
export function createClient(connection: Connection): PrismaClient {
  const pool = openPool(connection);
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    queryPlanCacheMaxSize: MOST_QUERY_PLANS,
  });
  shared.pools.set(client, pool);
  return client;
}

/** Returns the connection pool of a client. Only lib/database/sql uses it. */
export function poolOf(client: PrismaClient): pg.Pool {
  const pool = shared.pools.get(client);
  if (!pool) throw new Error("the client is one of this file's");
  return pool;
}

function openPool({ url, connectTimeoutMs, readOnly, forSearch = false }: Connection): pg.Pool {
  return createPool(poolName(readOnly, forSearch), {
    connectionString: url,
    // The adapter drops the offset of times, so every session has to be in UTC.
    options: `-c timezone=UTC${readOnly ? " -c default_transaction_read_only=on" : ""}`,
    max: forSearch ? searchConnections() : Math.max(1, env().DATABASE_POOL - searchConnections()),
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: forSearch ? SEARCH_TIMEOUT_MS : STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
}

function poolName(readOnly: boolean, forSearch: boolean): PoolName {
  if (forSearch) return readOnly ? "replica-search" : "search";
  return readOnly ? "replica" : "database";
}

const primary = (): Connection => ({
  url: env().DATABASE_URL,
  connectTimeoutMs: CONNECT_TIMEOUT_MS,
  readOnly: false,
});

/** Returns the process's database client, which connects at the first query. */
export function db(): PrismaClient {
  const known = shared.database;
  // A disconnected client has ended its pool.
  if (known && !poolOf(known).ending) return known;
  shared.database = createClient(primary());
  return shared.database;
}

/** Returns the client for searches. Only lib/database/search.ts uses it. */
export function searchDb(): PrismaClient {
  shared.search ??= createClient({ ...primary(), forSearch: true });
  return shared.search;
}
