import "server-only";
import { createHash } from "node:crypto";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { processWide } from "../environment/process-wide.ts";
import { AppError } from "../errors.ts";
import { metrics } from "../telemetry/metrics.ts";
import { LIMITS, type Limit, type LimitName } from "./limits.ts";
import { createQueue } from "./queue.ts";

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

/** The uses of a key in its present window, and the window's end in ms since 1970. */
type Uses = { count: number; endsAt: number };

type Row = { points: number; expire: bigint | string | null };

const toUses = ({ points, expire }: Row): Uses => ({ count: points, endsAt: Number(expire) });

/** Adds uses in one statement, so that concurrent ones of all web servers count. Returns the sum. */
async function add(key: string, added: number, seconds: number): Promise<Uses> {
  const now = Date.now();
  const [row] = await onPool.query<Row>(sql`
    INSERT INTO rate_limits AS kept (key, points, expire)
    VALUES (${key}, ${added}::int, ${now + seconds * 1_000}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN kept.expire > ${now}::bigint THEN kept.points ELSE 0 END + excluded.points,
      expire = CASE WHEN kept.expire > ${now}::bigint THEN kept.expire ELSE excluded.expire END
    RETURNING points, expire`);
  if (!row) throw new Error("an upsert always returns its row");
  return toUses(row);
}

async function find(key: string): Promise<Uses | null> {
  const row = await db().rateLimit.findUnique({ where: { key, expire: { gt: Date.now() } } });
  return row && toUses(row);
}

/** Counts over all web servers. */
const inDatabase = { add, find };

const memory = processWide("use-counts", () => new Map<string, Uses>());

function addHere(key: string, added: number, seconds: number): Uses {
  let uses = memory.get(key);
  if (!uses) {
    uses = { count: 0, endsAt: Date.now() + seconds * 1_000 };
    memory.set(key, uses);
    setTimeout(() => memory.delete(key), seconds * 1_000).unref();
  }
  uses.count += added;
  return uses;
}

/** Counts in this process alone. */
const inProcess = { add: addHere, find: (key: string) => memory.get(key) };
