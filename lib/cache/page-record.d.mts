import type { AsyncLocalStorage } from "node:async_hooks";

/** What a page was made of, and until when it holds. */
export type PageFacts = {
  tags: readonly string[];
  /** Logical time at which the page was begun (tag-clock.mjs). */
  since: number;
  /** Time of the system clock, in ms. */
  madeAt: number;
  /** Seconds; undefined where only its tags end the page. */
  revalidate: number | undefined;
};

/** Belongs to one request of the front cache. */
export type PageRecord = {
  /** Logical time at which the request began. */
  since: number;
  /** Set once the page cache has served or made a page for this request. */
  facts?: PageFacts;
};

/** The record of the request that runs; undefined for requests that don't come from the front cache. */
export declare const pageRecord: AsyncLocalStorage<PageRecord>;
