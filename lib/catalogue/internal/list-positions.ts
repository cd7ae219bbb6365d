import { LRUCache } from "lru-cache";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { queryOnce } from "../../database/sql/source.ts";
import { type ListFilter, type ListKey, type ListSort, positionsSql } from "./list-sql.ts";

/** Number of rows between two kept positions of a list. */
const STEP = 250;

/** Changes within this time may shift a page far into a list. */
const KEPT_MS = 10_000;

/** Maximum number of lists whose positions are kept. At 100,000 products each takes some 40 kB. */
const MOST_LISTS = 50;

/** By filter and order. Concurrent requests share one statement. */
const keptPositions = new LRUCache<string, Promise<ListKey[]>>({ max: MOST_LISTS, ttl: KEPT_MS });

type List = { filter: ListFilter; sort: ListSort };

/** Returns the last kept position before a row, and the number of rows to skip from there. */
export async function findKeptPosition(
  source: PrismaClient,
  list: List,
  row: number,
): Promise<{ start: ListKey | null; skip: number }> {
  const positions = await readPositions(source, list);
  // A row past the last kept position is counted from that one.
  const index = Math.min(Math.floor(row / STEP), positions.length - 1);
  const start = positions[index];
  return start ? { start, skip: row - index * STEP } : { start: null, skip: row };
}

function readPositions(source: PrismaClient, { filter, sort }: List): Promise<ListKey[]> {
  const key = JSON.stringify([filter, sort]);
  const kept = keptPositions.get(key);
  if (kept) return kept;
  const positions = queryOnce<ListKey>(source, positionsSql(filter, sort, STEP));
  keptPositions.set(key, positions);
  positions.catch(() => keptPositions.delete(key));
  return positions;
}
