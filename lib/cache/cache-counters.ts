import { processWide } from "../environment/process-wide.ts";

/** Counts of the page cache since this process started. */
export const cacheCounters = processWide("cache-counters", () => ({
  /** Pages found in this process's memory. */
  localHits: 0,
  /** Those found in Redis, made by another process. */
  sharedHits: 0,
  misses: 0,
  stores: 0,
  /** True while Redis is usable; always false without REDIS_URL. */
  isShared: false,
}));
