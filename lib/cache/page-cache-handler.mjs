import { readFileSync } from "node:fs";
import { join } from "node:path";
import memoryCache from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { hashScripts, pagePolicy } from "../http/content-security-policy.mjs";
import { cacheCounters } from "./cache-counters.mjs";
import { expireTags, sharedPages } from "./shared-pages.mjs";
import { tagClock } from "./tag-clock.mjs";

// Node hands over the module of a CommonJS file, the bundler (for proxy.ts) its default export.
const { getMemoryCache } = memoryCache.default ?? memoryCache;

/** When each key that is being made anew was missed; bounded, since not every miss ends in a set. */
const missed = new Map();
const MOST_MISSES = 10_000;

/** Before anything expired. */
const NEVER = 0;

/** A tag may expire at any time, so whoever keeps a page has to ask again; the answer is 304 then. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/**
 * Next's page cache: in memory, and behind that in Redis where lib/cache/start-shared-pages.ts has
 * connected it. What is in memory is served without asking anybody.
 *
 * Nothing is on disk: a build bakes pages without a database, so the first visitor after a start
 * gets a page of today; made-up addresses fill no disk; and Redis' pages are asked for by build.
 *
 * What was being made while one of its tags expired isn't kept: it was read before the change and
 * would show a sold piece as available for as long as pages live. So an entry counts from the
 * moment when it was missed, or when the one that it replaces was.
 *
 * A page gets its content security policy here, where its whole HTML is seen once: Next sends the
 * header with every hit, and with the miss that it was made for.
 */
export default class PageCacheHandler {
  constructor({ serverDistDir, maxMemoryCacheSize }) {
    this.memory = getMemoryCache(maxMemoryCacheSize);
    this.serverDistDir = serverDistDir;
  }

  async get(key, context) {
    const kept = this.memory.get(key);
    if (kept && mayServe(kept, context)) {
      cacheCounters.localHits += 1;
      return kept;
    }
    const miss = noteMiss(key);
    const entry = await this.#fromOthers(key, context, miss);
    if (entry) {
      cacheCounters.sharedHits += 1;
      if (missed.get(key) === miss) missed.delete(key);
      this.memory.set(key, entry);
      return entry;
    }
    cacheCounters.misses += 1;
    return null;
  }

  async set(key, data, context) {
    const { since, mark } = missed.get(key) ?? this.memory.get(key) ?? { since: NEVER };
    missed.delete(key);
    addHeaders(data);
    const tags = tagsOf(data, context);
    if (tagClock.isExpired(tags, since)) {
      this.memory.remove(key);
      return;
    }
    const entry = { value: data, cacheControl: context.cacheControl };
    this.memory.set(key, { ...entry, since, mark, lastModified: Date.now() });
    cacheCounters.stores += 1;
    if (data && mark) sharedPages()?.store(this.#build(), key, entry, tags, mark);
  }

  /** Always at once, which is all that lib/cache/refresh.ts asks for. */
  async revalidateTag(tags) {
    expireTags([tags].flat());
  }

  resetRequestCache() {}

  async #fromOthers(key, context, miss) {
    const pages = sharedPages();
    const since = tagClock.now;
    const found = pages && (await pages.find(this.#build(), key));
    if (!found) return undefined;
    if (!found.page) {
      // Nothing has expired since the miss: whoever makes it reads nothing older than Redis' mark.
      if (miss.since === tagClock.now) miss.mark ??= found.mark;
      return undefined;
    }
    const { entry, ageMs } = found.page;
    if (tagClock.isExpired(tagsOf(entry.value, context), since)) return undefined;
    return { ...entry, since, mark: found.mark, lastModified: Date.now() - ageMs };
  }

  #build() {
    build ??= readFileSync(join(this.serverDistDir, "../BUILD_ID"), "utf8");
    return build;
  }
}

/** @type {string | undefined} */
let build;

function mayServe(kept, context) {
  if (tagClock.isExpired(tagsOf(kept.value, context), kept.since)) return false;
  return sharedPages()?.mayServe(Date.now() - kept.lastModified) ?? true;
}

/** Of several at once the first counts: what it reads may be the oldest. */
function noteMiss(key) {
  if (missed.size >= MOST_MISSES) missed.clear();
  const miss = missed.get(key) ?? { since: tagClock.now };
  missed.set(key, miss);
  return miss;
}

function addHeaders(data) {
  if (data?.kind !== "APP_PAGE" && data?.kind !== "APP_ROUTE") return;
  data.headers = { ...data.headers, "cache-control": ASK_AGAIN };
  if (typeof data.html !== "string") return;
  data.headers["content-security-policy"] = pagePolicy(hashScripts(data.html));
}

/** A page carries its tags in a header, a cached read beside its value. */
function tagsOf(data, context) {
  const header = data?.headers?.["x-next-cache-tags"];
  const page = typeof header === "string" ? header.split(",") : [];
  return [...page, ...(data?.tags ?? []), ...(context?.tags ?? []), ...(context?.softTags ?? [])];
}
