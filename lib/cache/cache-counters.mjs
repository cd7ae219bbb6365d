/**
 * What the page cache has done since this process began. On globalThis, because Next loads the
 * cache handler by itself and bundles the rest: all of them count in one object.
 */
globalThis.shopCacheCounters ??= {
  localHits: 0,
  sharedHits: 0,
  misses: 0,
  stores: 0,
  isShared: false,
};

export const cacheCounters = globalThis.shopCacheCounters;
