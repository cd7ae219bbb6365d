import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import memoryCache from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { hashScripts, pagePolicy } from "../http/content-security-policy.mjs";
import { cacheCounters } from "./cache-counters.mjs";
import { scriptsAfterPaint } from "./scripts-after-paint.mjs";
import { expireTags, sharedPages } from "./shared-pages.mjs";
import { tagClock } from "./tag-clock.mjs";

// Node hands over the module of a CommonJS file, the bundler (for proxy.ts) its default export.
const { getMemoryCache } = memoryCache.default ?? memoryCache;

/** Before anything expired. */
const LONG_AGO = { since: 0 };

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
 * moment when the same request asked for it: Next makes one handler a request.
 *
 * A page gets its content security policy here, where its whole HTML is seen once, and its scripts
 * the place behind the first paint: Next sends both with every hit, and with the miss that it was
 * made for.
 */
export default class PageCacheHandler {
  /** What this request has asked for, and so may make: by when its reads are at least as new as the tags. */
  #asked = new Map();

  constructor({ serverDistDir, maxMemoryCacheSize }) {
    this.memory = getMemoryCache(maxMemoryCacheSize);
    this.serverDistDir = serverDistDir;
  }

  async get(key, context) {
    const kept = this.memory.get(key);
    if (kept && mayServe(kept, context)) {
      cacheCounters.localHits += 1;
      // Served to its end, it is made anew behind the answer.
      this.#ask(key, { since: tagClock.now, mark: kept.mark });
      return kept;
    }
    const asked = this.#ask(key, { since: tagClock.now });
    const entry = await this.#fromOthers(key, context, asked);
    if (!entry) {
      cacheCounters.misses += 1;
      return null;
    }
    cacheCounters.sharedHits += 1;
    this.memory.set(key, entry);
    return entry;
  }

  async set(key, data, context) {
    const { since, mark } = this.#asked.get(key) ?? LONG_AGO;
    this.#asked.delete(key);
    finish(data);
    const tags = tagsOf(data, context);
    if (tagClock.isExpired(tags, since)) return;
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

  /** Of several within the request the first counts. */
  #ask(key, now) {
    const asked = this.#asked.get(key) ?? now;
    this.#asked.set(key, asked);
    return asked;
  }

  async #fromOthers(key, context, asked) {
    const pages = sharedPages();
    const since = tagClock.now;
    const found = pages && (await pages.find(this.#build(), key));
    if (!found) return undefined;
    // Nothing has expired since it was asked for: what is read from here on is as new as Redis' mark.
    if (asked.since === tagClock.now) asked.mark ??= found.mark;
    if (!found.page) return undefined;
    const { entry, ageMs } = found.page;
    if (tagClock.isExpired(tagsOf(entry.value, context), since)) return undefined;
    return { ...entry, since, mark: found.mark, lastModified: Date.now() - ageMs };
  }

  #build() {
    build ??= `${readFileSync(join(this.serverDistDir, "../BUILD_ID"), "utf8")}-${settingsHash()}`;
    return build;
  }
}

/** @type {string | undefined} */
let build;

/** Pages bear the shop's facts: other settings make other pages of the same build. */
function settingsHash() {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(SHOP_|SITE_URL$|PAYMENT_DEADLINE_HOURS$)/.test(name),
  );
  return createHash("sha256").update(JSON.stringify(settings.sort())).digest("hex").slice(0, 16);
}

function mayServe(kept, context) {
  if (tagClock.isExpired(tagsOf(kept.value, context), kept.since)) return false;
  return sharedPages()?.mayServe(Date.now() - kept.lastModified) ?? true;
}

function finish(data) {
  if (data?.kind !== "APP_PAGE" && data?.kind !== "APP_ROUTE") return;
  data.headers = { ...data.headers, "cache-control": ASK_AGAIN };
  if (typeof data.html !== "string") return;
  data.html = scriptsAfterPaint(data.html);
  data.headers["content-security-policy"] = pagePolicy(hashScripts(data.html));
}

/** A page carries its tags in a header, a cached read beside its value. */
function tagsOf(data, context) {
  const header = data?.headers?.["x-next-cache-tags"];
  const page = typeof header === "string" ? header.split(",") : [];
  return [...page, ...(data?.tags ?? []), ...(context?.tags ?? []), ...(context?.softTags ?? [])];
}
