import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";
import { metrics } from "../telemetry/metrics.ts";
import { db } from "./db.ts";
import { escapeLike } from "./like-pattern.ts";

type Query = { text: string; values: unknown[] };

/** Adapts the shop's pool to the `pg` client that rate-limiter-flexible expects. */
const client = {
  async query({ text, values }: Query): Promise<{ rows: object[]; rowCount: number }> {
    // Safe: the text is the library's, and values are bound.
    const rows = await db().$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(
      text,
      ...values,
    );
    const plain = rows.map((row) => ({
      ...row,
      expire: row.expire === null ? 0 : Number(row.expire),
    }));
    return { rows: plain, rowCount: plain.length };
  },
};

export type Limit = {
  name: string;
  points: number;
  /** Seconds. */
  window: number;
};

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, window }: Limit): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: window,
    // Done by lib/accounts/purge-expired.ts.
    clearExpiredByTimeout: false,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** Who is counted: one text, or several that count only together. */
type Who = string | readonly string[];

/** Hashes each text, so that keys fit the column and the table holds no e-mails. */
function keyOf(who: Who): string {
  const texts = typeof who === "string" ? [who] : who;
  return texts.map((text) => createHash("sha256").update(text).digest("base64url")).join(".");
}

/** Throws too-many-requests if the limit is used up, without counting. */
export async function assertWithinLimit(limit: Limit, who: Who): Promise<void> {
  const used = await limiterOf(limit).get(keyOf(who));
  if (used && used.consumedPoints >= limit.points) {
    throw tooManyRequests(limit.name, used.msBeforeNext);
  }
}

/** Counts one atomically over all instances. Throws too-many-requests beyond the limit. */
export async function consumeLimit(limit: Limit, who: Who): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(who));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooManyRequests(limit.name, error.msBeforeNext) : error;
  }
}

/** Takes back one that was counted. */
export async function refundLimit(limit: Limit, who: Who): Promise<void> {
  await limiterOf(limit).reward(keyOf(who));
}

/** Counts `uses` and returns the window's sum, also beyond the limit. */
export async function countUse(limit: Limit, who: Who, uses = 1): Promise<number> {
  return (await limiterOf(limit).penalty(keyOf(who), uses)).consumedPoints;
}

/** Returns whether the limit is used up, without counting. */
export async function isUsedUp(limit: Limit, who: Who): Promise<boolean> {
  const used = await limiterOf(limit).get(keyOf(who));
  return used !== null && used.consumedPoints >= limit.points;
}

export async function resetLimit(limit: Limit, who: Who): Promise<void> {
  await limiterOf(limit).delete(keyOf(who));
}

/** Resets a limit for every list of texts that begins with `first`. */
export async function resetLimitsOf({ name }: Limit, first: string): Promise<void> {
  const startsWith = escapeLike(`${name}:${keyOf(first)}.`);
  await db().rateLimit.deleteMany({ where: { key: { startsWith } } });
}

export async function purgeRateLimits(now = new Date()): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
}

/** Returns the error of a limit, and counts it by the limit's name. */
export function tooManyRequests(limit: string, ms: number): AppError {
  metrics().rateLimited.inc({ limit });
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError("too-many-requests", "Too many attempts. Please try again later.", {
    headers: { "retry-after": String(seconds) },
    body: { retry_after: seconds },
  });
}
