import { tagClock } from "./tag-clock.mjs";

const PAGES = Symbol.for("sekar.sharedPages");

/** What all instances share by Redis, or undefined: without REDIS_URL, in a build, in `npm run dev`. */
export function sharedPages() {
  return globalThis[PAGES];
}

/** Once a process, by lib/cache/start-shared-pages.ts. */
export function shareBy(pages) {
  globalThis[PAGES] = pages;
}

/**
 * Voids everything that carries one of the tags: here at once, on the other instances as soon as
 * Redis has passed it on. Waits for nothing.
 */
export function expireTags(tags) {
  if (tags.length === 0) return;
  tagClock.expire(tags);
  sharedPages()?.expire(tags);
}
