// On globalThis: Next loads the cache handler by itself and bundles the rest.
globalThis.shopCacheCounters ??= {
  localHits: 0,
  sharedHits: 0,
  misses: 0,
  stores: 0,
  isShared: false,
};

export const cacheCounters = globalThis.shopCacheCounters;
