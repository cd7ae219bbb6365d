import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { processWide } from "../environment/process-wide.ts";

/** An upper bound, for an expiry that was missed: tags usually expire first. */
const LONGEST_SECONDS = 3600;

/** Facts about an answer, collected while Next renders it for the page cache. */
export class PageRecord {
  readonly tags = new Set<string>();
  /** For how long the answer may be served. */
  seconds = LONGEST_SECONDS;
  isCacheable = true;
  /** The database didn't answer a read. */
  isUnavailable = false;
  /** Reads by key: a page and its metadata share one. */
  readonly reads = new Map<string, Promise<unknown>>();
}

const records = processWide("page-records", () => new AsyncLocalStorage<PageRecord>());

/** Runs a rendering, whose reads find `record`. */
export function recordPage<Result>(record: PageRecord, render: () => Result): Result {
  return records.run(record, render);
}

/** Returns the record of the page that is being rendered. There is none outside of a page. */
export function currentPage(): PageRecord | undefined {
  return records.getStore();
}

/** Makes the answer void once one of the tags expires. */
export function noteTags(tags: readonly string[]): void {
  const page = currentPage();
  for (const tag of tags) page?.tags.add(tag);
}

/** Bounds for how many seconds the answer is served. */
export function cacheForSeconds(seconds: number): void {
  const page = currentPage();
  if (page) page.seconds = Math.min(page.seconds, seconds);
}

/** Keeps the answer out of the cache, since it shows a failure or depends on the caller. */
export function dontCache(): void {
  const page = currentPage();
  if (page) page.isCacheable = false;
}

/** Reads what a page shows, once a key, and notes the tags that void the page. Elsewhere it only reads. */
export function readForPage<Value>(
  key: string[],
  tagNames: string[],
  read: () => Promise<Value>,
): Promise<Value> {
  const page = currentPage();
  if (!page) return read();
  noteTags(tagNames);
  const name = key.join(" ");
  const earlier = page.reads.get(name);
  if (earlier) return earlier as Promise<Value>;
  const reading = read();
  page.reads.set(name, reading);
  // A page may show less instead of failing.
  reading.catch(noteFailedRead);
  return reading;
}

/** Keeps the answer out of the cache. Where the database was away, a page that fails is 503 (lib/server/request-listener.ts). */
export function noteFailedRead(error: unknown): void {
  const page = currentPage();
  if (!page) return;
  page.isCacheable = false;
  if (isDatabaseUnavailable(error)) page.isUnavailable = true;
}
