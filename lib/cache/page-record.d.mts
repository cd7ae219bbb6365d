import type { AsyncLocalStorage } from "node:async_hooks";

/** Tags and times of a page, which say how long it is valid. */
export type PageValidity = {
  tags: readonly string[];
  /** Logical time at which the page was begun (tag-clock.mjs). */
  since: number;
  /** Time of the system clock in ms at which it was made. */
  madeAt: number;
  /** Seconds; undefined where only its tags end the page. */
  revalidate: number | undefined;
};

/** Record of one request of the front cache to Next. */
export type PageRecord = {
  /** Logical time at which the request began. */
  since: number;
  /** Set once the page cache has served or made a page for this request. */
  validity?: PageValidity;
};

/** The running request's record. It has none unless the front cache sent the request. */
export declare const pageRecord: AsyncLocalStorage<PageRecord>;
