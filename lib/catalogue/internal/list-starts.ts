import { LRUCache } from "lru-cache";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { queryOnce } from "../../database/sql/source.ts";
import { type ListFilter, type ListKey, type ListSort, startsSql } from "./list-sql.ts";

/** Rows from one kept position of a list to the next. */
const STEP = 250;

/** A page far into a list may be shifted by the changes of this time. */
const KEPT_MS = 10_000;

/** Number of lists whose positions are kept: some 40 kB each at 100,000 products. */
const MOST_LISTS = 50;

/** By filter and order. Concurrent requests share one statement. */
const keptStarts = new LRUCache<string, Promise<ListKey[]>>({ max: MOST_LISTS, ttl: KEPT_MS });

type List = { filter: ListFilter; sort: ListSort };

/** Returns the kept position before a row of a list, and how many rows the row is behind it. */
export async function findListStart(
  source: PrismaClient,
  list: List,
  row: number,
): Promise<{ start: ListKey | null; skip: number }> {
  const starts = await listStarts(source, list);
  // Past the end of the kept positions the list is read from the last one.
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
