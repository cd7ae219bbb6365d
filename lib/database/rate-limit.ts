import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";
import { metrics } from "../telemetry/metrics.ts";
import { db } from "./db.ts";

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

/** Hashes a key, so that it fits the column and the table holds no e-mails. */
function keyOf(who: string): string {
  return createHash("sha256").update(who).digest("base64url");
}

/** Throws too-many-requests if the limit is used up, without counting. */
export async function assertWithinLimit(limit: Limit, who: string): Promise<void> {
  const used = await limiterOf(limit).get(keyOf(who));
  if (used && used.consumedPoints >= limit.points) throw tooMany(limit, used.msBeforeNext);
}

/** Counts one atomically over all instances. Throws too-many-requests beyond the limit. */
export async function consumeLimit(limit: Limit, who: string): Promise<void> {
  try {
    await limiterOf(limit).consume(keyOf(who));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(limit, error.msBeforeNext) : error;
  }
}

export async function resetLimit(limit: Limit, who: string): Promise<void> {
  await limiterOf(limit).delete(keyOf(who));
}

export async function purgeRateLimits(now = new Date()): Promise<void> {
  await db().rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
}

/** Returns the error for a used-up limit, and counts it. */
export function tooMany({ name }: Limit, ms: number): AppError {
  metrics().rateLimited.inc({ limit: name });
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError("too-many-requests", "Too many attempts. Please try again later.", {
    headers: { "retry-after": String(seconds) },
    body: { retry_after: seconds },
  });
}
