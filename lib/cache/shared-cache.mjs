import { tagClock } from "./tag-clock.mjs";

const CACHE = Symbol.for("sekar.sharedCache");

export function sharedCache() {
  return globalThis[CACHE];
}

export function setSharedCache(cache) {
  globalThis[CACHE] = cache;
}

export function expireTags(tags) {
  if (tags.length === 0) return;
  tagClock.expire(tags);
  sharedCache()?.expire(tags);
}
