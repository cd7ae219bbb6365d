/** A version of Redis' set of expired tags (docs/caching.md#several-web-servers). */
export type TagVersion = { epoch: string; sequence: string };

/** An entry of Next's page cache. */
export type PageEntry = { value: unknown; cacheControl?: unknown };

export type Found = {
  /** Read together with the page. A page made from here on may be stored under it. */
  version: TagVersion;
  page?: { entry: PageEntry; ageMs: number };
};

export type SharedCache = {
  /** Returns whether a page of this age may be served: any age while connected to Redis. */
  mayServe(ageMs: number): boolean;
  /** Undefined while Redis is unusable. Never throws, and waits 150 ms at most. */
  find(build: string, key: string): Promise<Found | undefined>;
  /** Doesn't wait. Redis rejects a page if one of its tags expired after `version`. */
  store(build: string, key: string, entry: PageEntry, tags: string[], version: TagVersion): void;
  expire(tags: readonly string[]): void;
};

/** Undefined without REDIS_URL, in a build and in `npm run dev`. */
export declare function sharedCache(): SharedCache | undefined;
export declare function setSharedCache(cache: SharedCache | undefined): void;
/** Voids all entries with one of the tags: here at once, elsewhere through Redis. Doesn't wait. */
export declare function expireTags(tags: readonly string[]): void;
