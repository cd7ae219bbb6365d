import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { tagClock } from "../../expiry/tag-clock.ts";
import { SECURITY_HEADERS, transportSecurity } from "../../http/answers/security-headers.ts";
import { forwardedCaller } from "../../http/caller/client-address.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { PageRecord, recordPage } from "../current-page.ts";
import { finishHtml } from "../html/finish-html.ts";
import { CachedPage, type Validity } from "./cached-page.ts";
import { type Answer, EncodedAnswer, FILE_QUALITY, sendEncoded } from "./encoded-answer.ts";
import { NextRenderer } from "./next-renderer.ts";
import { type PageAddress, readPageAddress } from "./page-address.ts";

const MIB = 1024 * 1024;

/** Limits in bytes, all encodings included. Endless addresses can't push out a page. */
const MAX_BYTES = { page: 64 * MIB, data: 32 * MIB, filtered: 16 * MIB, file: 16 * MIB };

/** Result of one rendering. `page` is undefined if the answer mustn't be cached. */
type Rendered = { answer: Answer; encoded: EncodedAnswer; page: CachedPage | undefined };

/** A page whose first read is under way, or done. */
type Begun = { record: PageRecord; since: number; begunAt: number };

/** Returns where a path leads in place of a page, null where it has one. */
type FindRedirect = (path: string) => Promise<string | null>;

/** Answers the requests for public pages and built files with finished bytes (docs/caching.md). */
export class PageCache {
  readonly #next: RequestListener;
  readonly #renderer: NextRenderer;
  readonly #findRedirect: FindRedirect;
  readonly #pages: Record<PageAddress["kind"], LRUCache<string, CachedPage>>;
  readonly #inFlight = new Map<string, Promise<Rendered>>();

  /** `next` answers the requests that the cache doesn't answer. */
  constructor(next: RequestListener, findRedirect: FindRedirect, maxBytes = MAX_BYTES) {
    this.#next = next;
    this.#renderer = new NextRenderer(next);
    this.#findRedirect = findRedirect;
    this.#pages = {
      page: makeStore(maxBytes.page),
      data: makeStore(maxBytes.data),
      filtered: makeStore(maxBytes.filtered),
      file: makeStore(maxBytes.file),
    };
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const address = isRead ? readPageAddress(request.url ?? "/", request.headers) : null;
    if (!address) {
      this.#next(request, response);
      return;
    }
    const page = this.#find(address);
    if (page) {
      metrics().cacheReads.inc({ result: "hit" });
      sendEncoded(request, response, page.answer, "HIT");
    } else void this.#answerLater(address, request, response);
  }

  #find({ kind, key }: PageAddress): CachedPage | undefined {
    const page = this.#pages[kind].get(key);
    if (!page || page.isServable(Date.now())) return page;
    this.#pages[kind].delete(key);
    return undefined;
  }

  async #answerLater(
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    let rendered: Rendered;
    try {
      rendered = await this.#awaitInFlight(address, request);
    } catch {
      // Next then answers the request itself, and logs the error.
      return this.#next(request, response);
    }
    if (rendered.answer.status === 200) sendEncoded(request, response, rendered.encoded, "MISS");
    else sendAsItIs(request, response, rendered.answer);
  }

  /** Waits for the page under way, or starts it. */
  async #awaitInFlight(
    address: PageAddress,
    request: IncomingMessage,
    isSecond = false,
  ): Promise<Rendered> {
    const inFlight = this.#inFlight.get(address.key);
    if (!inFlight) return this.#start(address, request);
    const rendered = await inFlight;
    // An answer that isn't cached may depend on the caller's address, as a refused search does.
    if (!rendered.page && rendered.answer.status === 200) return this.#render(address, request);
    // The page may have been begun before a change that this caller has seen. The next one wasn't.
    const isStale = rendered.page && !rendered.page.isServable(Date.now());
    return isStale && !isSecond ? this.#awaitInFlight(address, request, true) : rendered;
  }

  #start(address: PageAddress, request: IncomingMessage): Promise<Rendered> {
    const rendering = this.#render(address, request).finally(() => {
      this.#inFlight.delete(address.key);
    });
    this.#inFlight.set(address.key, rendering);
    return rendering;
  }

  async #render(address: PageAddress, request: IncomingMessage): Promise<Rendered> {
    if (address.kind !== "file") metrics().cacheReads.inc({ result: "miss" });
    const since = tagClock.now;
    const begunAt = Date.now();
    // The page shares what the redirect has read.
    const record = new PageRecord();
    const location = await recordPage(record, () => this.#findRedirect(address.path));
    if (location !== null) return uncached(redirectTo(location, request));
    return this.#renderPage(address, request, { record, since, begunAt });
  }

  async #renderPage(
    { kind, key, path, url, headers }: PageAddress,
    request: IncomingMessage,
    { record, since, begunAt }: Begun,
  ): Promise<Rendered> {
    // The limits of searches count by the caller's address.
    const caller = kind === "filtered" ? forwardedCaller(request.headers) : {};
    const rendered = await this.#renderer.render(url, { ...headers, ...caller }, record);
    const isCacheable = record.isCacheable && isForEverybody(rendered);
    const isFile = kind === "file";
    // Next leads from an unknown path to a page, which no script or style sheet is.
    if (isFile && rendered.status !== 200) return uncached(NO_FILE);
    const answer = isFile ? rendered : await finish(path, rendered, isCacheable);
    const encoded = new EncodedAnswer(answer, isFile ? FILE_QUALITY : undefined);
    if (!isCacheable) return { answer, encoded, page: undefined };
    const tags = [...record.tags];
    const { seconds } = record;
    const page = new CachedPage(encoded, isFile ? FOR_GOOD : { tags, since, begunAt, seconds });
    if (page.isServable(Date.now())) this.#pages[kind].set(key, page);
    return { answer, encoded, page };
  }
}

const NO_FILE: Answer = {
  status: 404,
  headers: new Map([
    ...Object.entries(SECURITY_HEADERS),
    ["cache-control", "private, no-store"],
    ["content-type", "text/plain; charset=utf-8"],
  ]),
  body: Buffer.from("Not found"),
};

function uncached(answer: Answer): Rendered {
  return { answer, encoded: new EncodedAnswer(answer), page: undefined };
}

/** A built file's name holds the hash of its content. */
const FOR_GOOD: Validity = {
  tags: [],
  since: Number.POSITIVE_INFINITY,
  begunAt: Number.POSITIVE_INFINITY,
  seconds: Number.POSITIVE_INFINITY,
};

function makeStore(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ answer }) => answer.bytes });
}

/** Headers that a cached answer may name in `Vary`: page-address.ts reads them, or they don't matter. */
const KNOWN_VARIATIONS = new Set([
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "accept-encoding",
]);

/** Returns whether an answer is the same for everybody: a success that sets no cookie. */
function isForEverybody({ status, headers }: Answer): boolean {
  if (status !== 200 || headers.has("set-cookie")) return false;
  const variations = (headers.get("vary") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  return variations.every((name) => name === "" || KNOWN_VARIATIONS.has(name));
}

/** Finishes a page's HTML, and says how long a browser may store the answer. */
async function finish(path: string, answer: Answer, isCacheable: boolean): Promise<Answer> {
  const headers = new Map(answer.headers);
  const type = headers.get("content-type") ?? "";
  // The router's data has the address of a page, whose HTML a browser would mistake it for.
  const isData = type.startsWith("text/x-component");
  if (isData) headers.set("cache-control", "private, no-store");
  else if (isCacheable) headers.set("cache-control", "public, max-age=0, must-revalidate");
  if (!type.startsWith("text/html")) return { ...answer, headers };
  const { html, policy } = await finishHtml(path, answer.body.toString());
  headers.set("content-security-policy", policy);
  return { ...answer, headers, body: Buffer.from(html) };
}

/**
 * Returns a redirect. The browser's router gets an empty page instead, whose type isn't the router's: it loads
 * the address anew then, and the browser follows with the fragment, which fetch would drop.
 */
function redirectTo(location: string, { headers: { rsc } }: IncomingMessage): Answer {
  const headers = new Map([
    ...Object.entries(SECURITY_HEADERS),
    ...(rsc === undefined ? ([["location", location]] as const) : []),
    ["cache-control", "private, no-store"],
    ["content-type", "text/html; charset=utf-8"],
  ]);
  return { status: rsc === undefined ? 307 : 200, headers, body: Buffer.alloc(0) };
}

/** Sends a redirect or an error, which is too short to be compressed. */
function sendAsItIs(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const more = { ...transportSecurity(request), "content-length": String(body.length) };
  response.writeHead(status, [...headers, ...Object.entries(more)].flat());
  response.end(request.method === "HEAD" ? undefined : body);
}
