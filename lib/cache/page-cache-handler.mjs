import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import memoryCache from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { findAbsentPage } from "./absent-pages.mjs";
import { cacheCounters } from "./cache-counters.mjs";
import { finishHtml } from "./finish-html.mjs";
import { pageRecord } from "./page-record.mjs";
import { expireTags, sharedCache } from "./shared-cache.mjs";
import { tagClock } from "./tag-clock.mjs";

// Node imports the CommonJS module, the bundler (for proxy.ts) its default export.
const { getMemoryCache } = memoryCache.default ?? memoryCache;

const BEFORE_ANY_EXPIRY = { since: 0 };

const ALWAYS_REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Next's cache handler (docs/caching.md). Drops an entry whose tag expired while it was made. Next
 * creates a handler for each request, so an entry counts from that request's first read of its key.
 */
export default class PageCacheHandler {
  /** By key: logical time, and version of Redis' tags. */
  #firstReads = new Map();

  constructor({ serverDistDir, maxMemoryCacheSize }) {
    this.memory = getMemoryCache(maxMemoryCacheSize);
    this.serverDistDir = serverDistDir;
  }

  async get(key, context) {
    const local = this.memory.get(key);
    if (local && mayServe(local, context)) {
      cacheCounters.localHits += 1;
      // A page past its revalidation time is replaced after this answer.
      this.#firstRead(key, { since: tagClock.now, version: local.version });
      recordPage(local, context);
      return local;
    }
    const read = this.#firstRead(key, { since: tagClock.now });
    const entry = await this.#findShared(key, context, read);
    if (!entry) {
      cacheCounters.misses += 1;
      return context.kind === "APP_PAGE" ? findAbsentPage(pathOf(key)) : null;
    }
    cacheCounters.sharedHits += 1;
    this.memory.set(key, entry);
    recordPage(entry, context);
    return entry;
  }

  async set(key, data, context) {
    const { since, version } = this.#firstReads.get(key) ?? BEFORE_ANY_EXPIRY;
    this.#firstReads.delete(key);
    if (!isKept(data)) return this.#remove(key, data);
    finishPage(key, data);
    const tags = tagsOf(data, context);
    const entry = { value: data, cacheControl: context.cacheControl };
    const kept = { ...entry, since, version, lastModified: Date.now() };
    recordPage(kept, context);
    if (tagClock.isExpired(tags, since)) return;
    this.memory.set(key, kept);
    cacheCounters.stores += 1;
    if (version) sharedCache()?.store(this.#build(), key, entry, tags, version);
  }

  async revalidateTag(tags) {
    expireTags([tags].flat());
  }

  resetRequestCache() {}

  /** Removes what an entry was before its thing disappeared, from Redis by the page's own tag. */
  #remove(key, data) {
    if (!this.memory.has(key)) return;
    this.memory.remove(key);
    if (data?.kind === "APP_PAGE") expireTags([`_N_T_${pathOf(key)}`]);
  }

  #firstRead(key, now) {
    const read = this.#firstReads.get(key) ?? now;
    this.#firstReads.set(key, read);
    return read;
  }

  async #findShared(key, context, read) {
    const cache = sharedCache();
    const since = tagClock.now;
    const found = cache && (await cache.find(this.#build(), key));
    if (!found) return undefined;
    // Without an expiry since the read, later reads are as new as Redis' version.
    if (read.since === tagClock.now) read.version ??= found.version;
    if (!found.page) return undefined;
    const { entry, ageMs } = found.page;
    if (tagClock.isExpired(tagsOf(entry.value, context), since)) return undefined;
    return { ...entry, since, version: found.version, lastModified: Date.now() - ageMs };
  }

  #build() {
    build ??= `${readFileSync(join(this.serverDistDir, "../BUILD_ID"), "utf8")}-${settingsHash()}`;
    return build;
  }
}

let build;

/** Pages bear the shop's facts: other settings make other pages of the same build. */
function settingsHash() {
  const settings = Object.entries(process.env).filter(
    ([name, value]) =>
      value && /^(SHOP_|SITE_URL$|PAYMENT_DEADLINE_HOURS$|PROOF_RETENTION_DAYS$)/.test(name),
  );
  return createHash("sha256").update(JSON.stringify(settings.sort())).digest("hex").slice(0, 16);
}

function mayServe(local, context) {
  if (tagClock.isExpired(tagsOf(local.value, context), local.since)) return false;
  return sharedCache()?.mayServe(Date.now() - local.lastModified) ?? true;
}

/** Keeps status 200 alone, and reads that found something: the number of other addresses is endless. */
function isKept(data) {
  if (data?.kind === "FETCH") return data.data.body !== "null";
  return (data?.kind === "APP_PAGE" || data?.kind === "APP_ROUTE") && (data.status ?? 200) === 200;
}

function finishPage(key, data) {
  if (data.kind === "FETCH") return;
  data.headers = { ...data.headers, "cache-control": ALWAYS_REVALIDATE };
  if (typeof data.html !== "string") return;
  const { html, policy } = finishHtml(pathOf(key), data.html);
  data.html = html;
  data.headers["content-security-policy"] = policy;
}

/** Records the page's tags and times for the front cache. Only the first: an old page is sent before a new one. */
function recordPage({ value, since, lastModified, cacheControl }, context) {
  const record = pageRecord.getStore();
  if (!record || record.validity || value.kind === "FETCH") return;
  const { revalidate } = cacheControl ?? {};
  record.validity = {
    tags: tagsOf(value, context),
    since,
    madeAt: lastModified,
    revalidate: typeof revalidate === "number" ? revalidate : undefined,
  };
}

/** Next's key of a page ends with its path, behind a dollar sign. */
function pathOf(key) {
  return key.slice(key.indexOf("$") + 1);
}

/** A page carries its tags in a header, a cached read beside its value. */
function tagsOf(data, context) {
  const header = data?.headers?.["x-next-cache-tags"];
  const page = typeof header === "string" ? header.split(",") : [];
  return [...page, ...(data?.tags ?? []), ...(context?.tags ?? []), ...(context?.softTags ?? [])];
}
