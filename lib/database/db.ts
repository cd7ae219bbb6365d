import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { processWide } from "../environment/process-wide.ts";
import { createPool, type PoolName, type ShopPool } from "./pool.ts";
import { checkSharedSession, SESSION_LIMITS } from "./session-settings.ts";

/** `$queryRaw` is for onPrisma of lib/database/sql alone. */
export type Database = Pick<PrismaClient, Exclude<keyof PrismaClient, `$${string}`> | "$queryRaw">;

const CONNECT_TIMEOUT_MS = 5_000;
/** A search takes some milliseconds. Anybody may send one, so it mustn't hold the database up. */
const SEARCH_TIMEOUT_MS = 1_000;

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
  pools: WeakMap<PrismaClient, ShopPool>;
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
export function poolOf(client: PrismaClient): ShopPool {
  const pool = shared.pools.get(client);
  if (!pool) throw new Error("the client is one of this file's");
  return pool;
}

/** Returns whether a pooler lends each transaction another session, which keeps no statement, setting or lock. */
export const hasSharedSessions = () => env().DATABASE_POOLER === "transaction";

function openPool({ url, connectTimeoutMs, readOnly, forSearch = false }: Connection): ShopPool {
  const name = poolName(readOnly, forSearch);
  const common = {
    connectionString: url,
    max: forSearch ? searchConnections() : Math.max(1, env().DATABASE_POOL - searchConnections()),
    connectionTimeoutMillis: connectTimeoutMs,
  };
  const searchLimit = forSearch ? SEARCH_TIMEOUT_MS : undefined;
  // A pooler takes no settings of a session. The role has them (docs/operations.md#behind-a-pooler).
  if (hasSharedSessions()) {
    return createPool(name, { ...common, onConnect: checkSharedSession }, searchLimit);
  }
  return createPool(name, {
    ...common,
    ...SESSION_LIMITS,
    ...(searchLimit && { statement_timeout: searchLimit }),
    // The adapter drops the offset of times.
    options: `-c timezone=UTC${readOnly ? " -c default_transaction_read_only=on" : ""}`,
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
