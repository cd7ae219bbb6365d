import { LRUCache } from "lru-cache";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { queryOnce } from "../../database/sql/source.ts";
import { type ListFilter, type ListKey, type ListSort, startsSql } from "./list-sql.ts";

/** Number of rows between two kept positions of a list. */
const STEP = 250;

/** Changes within this time may shift a page far into a list. */
const KEPT_MS = 10_000;

/** Maximum number of lists whose positions are kept. At 100,000 products each takes some 40 kB. */
const MOST_LISTS = 50;

/** By filter and order. Concurrent requests share one statement. */
const keptStarts = new LRUCache<string, Promise<ListKey[]>>({ max: MOST_LISTS, ttl: KEPT_MS });

type List = { filter: ListFilter; sort: ListSort };

/** Returns the last kept position before a row, and the number of rows to skip from there. */
export async function findListStart(
  source: PrismaClient,
  list: List,
  row: number,
): Promise<{ start: ListKey | null; skip: number }> {
  const starts = await listStarts(source, list);
  // A row past the last kept position is counted from that one.
  const index = Math.min(Math.floor(row / STEP), starts.length - 1);
  const start = starts[index];
  return start ? { start, skip: row - index * STEP } : { start: null, skip: row };
}

function listStarts(source: PrismaClient, { filter, sort }: List): Promise<ListKey[]> {
  const key = JSON.stringify([filter, sort]);
  const kept = keptStarts.get(key);
  if (kept) return kept;
  const starts = queryOnce<ListKey>(source, startsSql(filter, sort, STEP));
  keptStarts.set(key, starts);
  starts.catch(() => keptStarts.delete(key));
  return starts;
}
