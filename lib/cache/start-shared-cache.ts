import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { RedisCache } from "./internal/redis-cache.ts";
import { setSharedCache, sharedCache } from "./shared-cache.ts";

/** Shares pages by REDIS_URL, if set. Doesn't wait for a connection. `role` appears in Redis' `CLIENT LIST`. */
export function startSharedCache(role: "web" | "worker"): void {
  const { NODE_ENV, REDIS_URL } = env();
  if (NODE_ENV !== "production" || REDIS_URL === "" || sharedCache()) return;
  setSharedCache(
    new RedisCache(REDIS_URL, `sekar-${role}`, {
      onUnavailable: (err) =>
        log().warn({ err }, "Redis is away: each instance keeps its own pages"),
      onAvailable: () => log().warn("Redis is back: the instances share their pages again"),
    }),
  );
}
