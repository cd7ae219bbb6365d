import type { PrismaClient } from "#prisma/generated/client.ts";
import { type ListFilter, type ListKey, type ListSort, startsSql } from "./list-sql.ts";

/** Rows from one kept position of a list to the next. */
const STEP = 250;

/** A page far into a list may be shifted by the changes of this time. */
const KEPT_MS = 10_000;

/** Number of lists whose positions are kept: some 40 kB each at 100,000 products. */
const MOST_LISTS = 50;

type Kept = { until: number; starts: Promise<ListKey[]> };

/** By filter and order; the least recently used list is first. */
const keptLists = new Map<string, Kept>();

/** Returns the kept position before a row of a list, and how many rows the row is behind it. */
export async function findListStart(
  source: PrismaClient,
  list: { filter: ListFilter; sort: ListSort },
  row: number,
): Promise<{ start: ListKey | null; skip: number }> {
  const starts = await listStarts(source, list);
  // Past the end of the kept positions the list is read from the last one.
  const index = Math.min(Math.floor(row / STEP), starts.length - 1);
  const start = starts[index];
  return start ? { start, skip: row - index * STEP } : { start: null, skip: row };
}

/** Concurrent requests share one statement. */
function listStarts(
  source: PrismaClient,
  { filter, sort }: { filter: ListFilter; sort: ListSort },
): Promise<ListKey[]> {
  const key = JSON.stringify([filter, sort]);
  const known = keptLists.get(key);
  keptLists.delete(key);
  const kept =
    known && known.until > Date.now()
      ? known
      : { until: Date.now() + KEPT_MS, starts: readStarts(source, filter, sort) };
  kept.starts.catch(() => keptLists.delete(key));
  keptLists.set(key, kept);
  const [oldest] = keptLists.keys();
  if (keptLists.size > MOST_LISTS && oldest !== undefined) keptLists.delete(oldest);
  return kept.starts;
}

function readStarts(source: PrismaClient, filter: ListFilter, sort: ListSort): Promise<ListKey[]> {
  return source.$queryRaw<ListKey[]>(startsSql(filter, sort, STEP));
}
