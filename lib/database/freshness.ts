import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { env } from "../environment/env.ts";
import { processWide } from "../environment/process-wide.ts";
import { log } from "../telemetry/log.ts";
import {
  isDatabaseUnavailable,
  isReadOnlyServer,
  isRetryable,
  isStatementTimeout,
} from "./database-errors.ts";
import { createClient, db, searchDb } from "./db.ts";

/** `replica` may be seconds behind. It is not for the order path, nor for cached pages. */
export type Freshness = "primary" | "replica";

const CONNECT_TIMEOUT_MS = 1_000;
/** Pause before an unreachable replica is tried again. */
const REPLICA_PAUSE_MS = 10_000;

/** `search`: connections and time limit of searches (db.ts). */
type Purpose = "any" | "search";

const replicas = processWide("replicas", () => new Map<Purpose, PrismaClient>());
let pausedUntil = 0;

function replica(url: string, purpose: Purpose): PrismaClient {
  const known = replicas.get(purpose);
  if (known) return known;
  const client = createClient({
    url,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    readOnly: true,
    forSearch: purpose === "search",
  });
  replicas.set(purpose, client);
  return client;
}

/** Reads from the replica if allowed and reachable, else from the primary: `work` may run twice. */
export async function readWithFreshness<Result>(
  freshness: Freshness,
  work: (source: PrismaClient) => Promise<Result>,
  purpose: Purpose = "any",
): Promise<Result> {
  const url = env().DATABASE_READ_URL;
  const primary = purpose === "search" ? searchDb : db;
  if (freshness === "primary" || url === "" || Date.now() < pausedUntil) return work(primary());
  try {
    return await work(replica(url, purpose));
  } catch (error) {
    // A second run on the primary would double the load, and a write by mistake would succeed there.
    if (isStatementTimeout(error) || isReadOnlyServer(error)) throw error;
    const isAway = isDatabaseUnavailable(error);
    // A replica cancels queries that conflict with replication.
    if (!isAway && !isRetryable(error)) throw error;
    if (isAway) pausedUntil = Date.now() + REPLICA_PAUSE_MS;
    log().warn({ isAway }, "the replica didn't answer; the database itself does");
    return work(primary());
  }
}
