/** A moment by Redis' count of expired tags. */
export type Mark = { epoch: string; sequence: string };

/** As Next's page cache keeps it. */
export type PageEntry = { value: unknown; cacheControl?: unknown };

export type Found = {
  /** When it was asked: what is made from here on may be stored under it. */
  mark: Mark;
  page?: { entry: PageEntry; ageMs: number };
};

export type SharedPages = {
  /** Whether this process hears of each change; or else whether something this old may pass. */
  mayServe(ageMs: number): boolean;
  /** Undefined while Redis is away. Throws nothing and never waits long. */
  find(build: string, key: string): Promise<Found | undefined>;
  /** Doesn't wait. Redis refuses what carries a tag that has expired since the mark. */
  store(build: string, key: string, entry: PageEntry, tags: string[], mark: Mark): void;
  expire(tags: readonly string[]): void;
};

export declare function sharedPages(): SharedPages | undefined;
export declare function shareBy(pages: SharedPages | undefined): void;
export declare function expireTags(tags: readonly string[]): void;
