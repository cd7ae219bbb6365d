export type CacheCounters = {
  /** Pages and cached reads that were in this process's memory. */
  localHits: number;
  /** Those that another instance had made and Redis kept. */
  sharedHits: number;
  /** Those that had to be made. */
  misses: number;
  /** Those that were kept after they were made. */
  stores: number;
  /** Whether Redis answers at the moment; always false without REDIS_URL. */
  isShared: boolean;
};

export declare const cacheCounters: CacheCounters;
