import "server-only";
import cluster from "node:cluster";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { RedisCache } from "./internal/redis-cache.ts";
import { type Channel, ProcessCache } from "./processes/process-cache.ts";
import { setSharedCache, sharedCache } from "./shared-cache.mjs";

/**
 * Shares pages by Redis, or without it with the other web processes of this machine. Doesn't wait for a
 * connection. `role` appears in Redis' `CLIENT LIST`.
 */
export function startSharedCache(role: "web" | "worker"): void {
  const { NODE_ENV, REDIS_URL } = env();
  if (NODE_ENV !== "production" || sharedCache()) return;
  if (REDIS_URL === "") {
    if (cluster.isWorker) setSharedCache(new ProcessCache(process as Channel));
    return;
  }
  setSharedCache(
    new RedisCache(REDIS_URL, `sekar-${role}`, {
      onUnavailable: (err) =>
        log().warn({ err }, "Redis is away: each instance keeps its own pages"),
      onAvailable: () => log().warn("Redis is back: the instances share their pages again"),
    }),
  );
}
