import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { isDatabaseUnavailable, isRetryable } from "./database-errors.ts";
import { createClient, db } from "./db.ts";

/** `recent` may be seconds behind. It is not for the order path, nor for cached pages. */
export type Freshness = "now" | "recent";

const CONNECT_TIMEOUT_MS = 1_000;
/** Pause before an unreachable replica is tried again. */
const REPLICA_PAUSE_MS = 10_000;

const shared = globalThis as typeof globalThis & { shopReplica?: PrismaClient };
let pausedUntil = 0;

function replica(url: string): PrismaClient {
  shared.shopReplica ??= createClient({
    url,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    readOnly: true,
  });
  return shared.shopReplica;
}

/** Reads from the replica if allowed and reachable, else from the primary: `work` may run twice. */
export async function readWithFreshness<Result>(
  freshness: Freshness,
  work: (source: PrismaClient) => Promise<Result>,
): Promise<Result> {
  const url = env().DATABASE_READ_URL;
  if (freshness === "now" || url === "" || Date.now() < pausedUntil) return work(db());
  try {
    return await work(replica(url));
  } catch (error) {
    const isAway = isDatabaseUnavailable(error);
    // A replica cancels queries that conflict with replication.
    if (!isAway && !isRetryable(error)) throw error;
    if (isAway) pausedUntil = Date.now() + REPLICA_PAUSE_MS;
    log().warn({ isAway }, "the replica didn't answer; the database itself does");
    return work(db());
  }
}
