import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { isDatabaseUnavailable, isRetryable } from "./database-errors.ts";
import { createClient, db } from "./db.ts";

/**
 * How old what is read may be: `now` comes from the database that is written to, `recent` may come
 * from its replica (DATABASE_READ_URL), which can be some seconds behind.
 */
export type Freshness = "now" | "recent";

/** Short: whoever waits for it is answered by the database itself. */
const CONNECT_TIMEOUT_MS = 1_000;
/** How long a replica that couldn't be reached isn't asked. */
const REST_MS = 10_000;

// Next's dev server loads this file anew after each change: one client a process, not one a load.
const shared = globalThis as typeof globalThis & { shopReplica?: PrismaClient };
let restsUntil = 0;

function replica(url: string): PrismaClient {
  shared.shopReplica ??= createClient({
    url,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    readOnly: true,
  });
  return shared.shopReplica;
}

/**
 * Reads as fresh as is asked for. Where the replica can't be reached or calls a query off, the
 * database itself answers; one that couldn't be reached is left alone for a while. `work` may
 * therefore run twice and must only read. Never used on the order path, nor for what is cached: a
 * page that is made anew because something changed has to see the change.
 */
export async function readWithFreshness<Result>(
  freshness: Freshness,
  work: (source: PrismaClient) => Promise<Result>,
): Promise<Result> {
  const url = env().DATABASE_READ_URL;
  if (freshness === "now" || url === "" || Date.now() < restsUntil) return work(db());
  try {
    return await work(replica(url));
  } catch (error) {
    const isAway = isDatabaseUnavailable(error);
    // A replica also calls off queries that stand in the way of what it has to take over.
    if (!isAway && !isRetryable(error)) throw error;
    if (isAway) restsUntil = Date.now() + REST_MS;
    log().warn({ isAway }, "the replica didn't answer; the database itself does");
    return work(db());
  }
}
