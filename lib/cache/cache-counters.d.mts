export type CacheCounters = {
  /** Pages and cached reads found in this process's memory. */
  localHits: number;
  /** Those found in Redis, made by another process. */
  sharedHits: number;
  misses: number;
  stores: number;
  /** True while Redis is usable; always false without REDIS_URL. */
  isShared: boolean;
};

/** Counts of the page cache since this process started. */
export declare const cacheCounters: CacheCounters;
