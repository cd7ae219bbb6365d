import "server-only";
import { processWide } from "../environment/process-wide.ts";
import type { Answer } from "./pages/encoded-answer.ts";
import { tagClock } from "./tag-clock.ts";

/** A version of Redis' set of expired tags (docs/caching.md#several-web-servers). */
export type TagVersion = { epoch: string; sequence: string };

/** A finished answer with what makes it void: its tags, and its time in seconds. */
export type SharedPage = { answer: Answer; tags: string[]; seconds: number };

export type Found = {
  /** Read together with the page. A page made from here on may be stored under it. */
  version: TagVersion;
  page?: { entry: SharedPage; ageMs: number };
};

export type SharedCache = {
  /** Returns whether a page of this age may be served: any age while connected to Redis. */
  mayServe(ageMs: number): boolean;
  /** Undefined while Redis is unusable. Never throws, and waits 150 ms at most. */
  find(build: string, key: string): Promise<Found | undefined>;
  /** Doesn't wait. Redis rejects a page if one of its tags expired after `version`. */
  store(build: string, key: string, entry: SharedPage, version: TagVersion): void;
  expire(tags: readonly string[]): void;
};

const shared = processWide("shared-cache", (): { cache: SharedCache | undefined } => ({
  cache: undefined,
}));

/** Undefined without REDIS_URL and in `npm run dev`. */
export function sharedCache(): SharedCache | undefined {
  return shared.cache;
}

export function setSharedCache(cache: SharedCache | undefined): void {
  shared.cache = cache;
}

/** Voids all pages with one of the tags: here at once, elsewhere through Redis. Doesn't wait. */
export function expireTags(tags: readonly string[]): void {
  if (tags.length === 0) return;
  tagClock.expire(tags);
  sharedCache()?.expire(tags);
}
