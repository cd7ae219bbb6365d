import "server-only";
import { createHash } from "node:crypto";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { processWide } from "../environment/process-wide.ts";
import { AppError } from "../errors.ts";
import { metrics } from "../telemetry/metrics.ts";
import { LIMITS, type Limit, type LimitName } from "./limits.ts";
import { createQueue } from "./queue.ts";
import { inDatabase, inProcess } from "./use-counts.ts";

/** Key of a caller: one text, or several that count only together. */
type Key = string | readonly string[];

/** Returns the counter of a limit for one key. */
export function limit(name: LimitName, key: Key) {
  const { most, seconds, inMemory }: Limit = LIMITS[name];
  const stored = `${name}:${hashKey(key)}`;
  const { add, find } = inMemory ? inProcess : inDatabase;

  /** Returns the uses in the present window, without counting. */
  const used = async () => (await find(stored))?.count ?? 0;
  /** Counts `uses`, and returns the window's sum, also beyond the limit. */
  const count = async (uses = 1) => (await add(stored, uses, seconds)).count;
  return {
    used,
    count,
    isUsedUp: async () => (await used()) >= most,
    /** Counts one. Returns false beyond the limit. */
    allows: async () => (await count()) <= most,
    /** Counts one. Throws too-many-requests beyond the limit. */
    async take(): Promise<void> {
      const uses = await add(stored, 1, seconds);
      if (uses.count > most) throw tooManyRequests(name, uses.endsAt - Date.now());
    },
    /** Throws too-many-requests if the limit is used up, without counting. */
    async assertLeft(): Promise<void> {
      const uses = await find(stored);
      if (uses && uses.count >= most) throw tooManyRequests(name, uses.endsAt - Date.now());
    },
    async reset(): Promise<void> {
      await db().rateLimit.deleteMany({ where: { key: stored } });
    },
    async resetAll(): Promise<void> {
      const startsWith = escapeLike(`${stored}.`);
      await db().rateLimit.deleteMany({ where: { key: { startsWith } } });
    },
  };
}

/** Hashes each text, so that keys fit the column and the table holds no e-mails. */
function hashKey(key: Key): string {
  const texts = typeof key === "string" ? [key] : key;
  return texts.map((text) => createHash("sha256").update(text).digest("base64url")).join(".");
}

function tooManyRequests(name: LimitName, ms: number): AppError {
  metrics().rateLimited.inc({ limit: name });
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError("too-many-requests", LIMITS[name].message, {
    headers: { "retry-after": String(seconds) },
    body: { retry_after: seconds },
  });
}

function queueOf(name: LimitName) {
  const { intervalMs, turns } = LIMITS[name].pace ?? { intervalMs: 0, turns: 0 };
  return createQueue({ intervalMs, turns }, () => tooManyRequests(name, intervalMs * turns));
}

/** The queues of the limits with a pace. They throw too-many-requests. */
export const queues = processWide("queues", () => ({
  "login-email": queueOf("login-email"),
  "login-address": queueOf("login-address"),
  "code-others": queueOf("code-others"),
}));

export async function purgeLimits(now = new Date()): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
}
