import "server-only";
import { db } from "../database/db.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { processWide } from "../environment/process-wide.ts";

/** The uses of a key in its present window, and the window's end in ms since 1970. */
export type Uses = { count: number; endsAt: number };

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
export const inDatabase = { add, find };

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
export const inProcess = { add: addHere, find: (key: string) => memory.get(key) };
