import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { hashScripts, pagePolicy } from "../http/content-security-policy.mjs";

// Node hands over the module of a CommonJS file, the bundler (for proxy.ts) its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const startedAt = Date.now();

/** When each key that is being made anew was missed; bounded, since not every miss ends in a set. */
const missedAt = new Map();
const MOST_MISSES = 10_000;

/**
 * Next's own page cache with three more rules.
 *
 * What is older than this server isn't served: a build bakes pages without a database, so the
 * first visitor after a start gets a page of today. Nothing is written to disk (next.config.mjs),
 * so that made-up addresses fill no disk and another server's pages aren't ours.
 *
 * What was being made while one of its tags expired isn't kept: it was read before the change and
 * would be dated after it, and so show a sold piece as available for as long as pages live.
 *
 * A page gets its content security policy here, where its whole HTML is seen once: Next sends the
 * header with every hit, and with the miss that it was made for.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry && entry.lastModified >= startedAt) return entry;
    if (missedAt.size >= MOST_MISSES) missedAt.clear();
    if (!missedAt.has(key)) missedAt.set(key, Date.now());
    return null;
  }

  async set(key, data, context) {
    const since = missedAt.get(key);
    missedAt.delete(key);
    if (data?.kind === "APP_PAGE" && typeof data.html === "string") {
      data.headers = {
        ...data.headers,
        "content-security-policy": pagePolicy(hashScripts(data.html)),
      };
    }
    if (since !== undefined && areTagsExpired(tagsOf(data, context), since)) return;
    await super.set(key, data, context);
  }
}

/** A page carries its tags in a header, a cached read beside its value. */
function tagsOf(data, context) {
  const header = data?.headers?.["x-next-cache-tags"];
  const page = typeof header === "string" ? header.split(",") : [];
  return [...page, ...(data?.tags ?? []), ...(context?.tags ?? [])];
}
