import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { RedisPages } from "./internal/redis-pages.ts";
import { shareBy, sharedPages } from "./shared-pages.mjs";

/**
 * Where REDIS_URL is set, shares pages and expired tags with the shop's other processes from here
 * on; once a process. Waits for nothing: until Redis is there, each process is on its own.
 * @param role how `CLIENT LIST` of Redis names this process
 */
export function startSharedPages(role: "web" | "worker"): void {
  const { NODE_ENV, REDIS_URL } = env();
  if (REDIS_URL === "" || NODE_ENV !== "production" || sharedPages()) return;
  shareBy(
    new RedisPages(REDIS_URL, `sekar-${role}`, {
      away: (err) => log().warn({ err }, "Redis is away: each instance keeps its own pages"),
      back: () => log().warn("Redis is back: the instances share their pages again"),
    }),
  );
}
