import "server-only";
import { readConnectionLimit } from "../database/health.ts";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";

/** One for searches, one for the rest. */
const LEAST_CONNECTIONS = 2;

/** Logs where this machine's web processes may open more connections than the database takes. */
export async function checkConnections(): Promise<void> {
  const { WEB_PROCESSES, DATABASE_POOL } = env();
  const most = WEB_PROCESSES * Math.max(LEAST_CONNECTIONS, DATABASE_POOL);
  try {
    const limit = await readConnectionLimit();
    if (most > limit) log().warn({ most, limit }, SENTENCE);
  } catch (err) {
    log().warn({ err }, "the database's limit of connections couldn't be read");
  }
}

const SENTENCE =
  "WEB_PROCESSES times DATABASE_POOL is more than the database's connections: lower one, or raise max_connections. Under load requests fail with 503.";
