import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { setTagChannel, tagChannel } from "./expire-pages.ts";
import { RedisChannel } from "./internal/redis-channel.ts";

/** Exchanges expired tags by REDIS_URL, if set, without waiting for it. Redis' `CLIENT LIST` shows `role`. */
export function startTagChannel(role: "web" | "worker"): void {
  const { NODE_ENV, REDIS_URL } = env();
  if (NODE_ENV !== "production" || REDIS_URL === "" || tagChannel()) return;
  setTagChannel(
    new RedisChannel(REDIS_URL, `sekar-${role}`, {
      onUnavailable: (err) =>
        log().warn({ err }, "Redis is away: no page is served for longer than three seconds"),
      onAvailable: () => log().warn("Redis is back: the servers hear of each other's changes"),
    }),
  );
}
