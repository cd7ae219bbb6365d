import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { forwardedCaller } from "../../http/client-address.ts";
import { cacheCounters } from "../cache-counters.mjs";
import { finishHtml } from "../finish-html.mjs";
import type { PageRecord } from "../page-record.mjs";
import { tagClock } from "../tag-clock.mjs";
import { InlineStyles } from "./inline-styles.ts";
import { InnerServer } from "./inner-server.ts";
import { type Answer, CACHE_STATE, FILE_QUALITY, KeptAnswer } from "./kept-answer.ts";
import { KeptPage } from "./kept-page.ts";
import { isForEverybody } from "./may-keep.ts";
import { type PageAddress, readPageAddress } from "./page-address.ts";
import { sendKept, sendOther } from "./send-answer.ts";

const MIB = 1024 * 1024;

/**
 * Limits in bytes, all encodings included. Filtered pages have endless addresses, and parts many, so that
 * each have their own.
 */
const MAX_BYTES = { page: 64 * MIB, part: 32 * MIB, filtered: 16 * MIB, file: 16 * MIB };

/** Result of one rendering. `page` is undefined if the answer mustn't be kept. */
type Rendered = { answer: Answer; kept: KeptAnswer; page: KeptPage | undefined };

type Kept = LRUCache<string, KeptPage>;

/** Serves public pages as finished bytes, before Next sees the request (docs/caching.md#the-front-cache). */
export class FrontCache {
  readonly #next: RequestListener;
  readonly #inner: InnerServer;
  readonly #styles = new InlineStyles((path) => this.#readFile(path));
  readonly #kept: Record<PageAddress["kind"], Kept>;
  /** Renderings under way, by key. */
  readonly #renderings = new Map<string, Promise<Rendered>>();

  /** `next` answers the requests that the front cache doesn't answer. */
  constructor(next: RequestListener, maxBytes = MAX_BYTES) {
    this.#next = next;
    this.#inner = new InnerServer(next);
    this.#kept = {
      page: makeStore(maxBytes.page),
      part: makeStore(maxBytes.part),
      filtered: makeStore(maxBytes.filtered),
      file: makeStore(maxBytes.file),
    };
  }

  /** Answers a request from the cache, or passes it to Next. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const address = isRead ? readPageAddress(request.url ?? "/", request.headers) : null;
    const page = address && this.#find(address);
    if (page) {
      cacheCounters.localHits += 1;
      sendKept(request, response, page.answer, "HIT");
    } else if (address) void this.#answerLater(address, request, response);
    else this.#next(request, response);
  }

  #find({ kind, key }: PageAddress): KeptPage | undefined {
    const page = this.#kept[kind].get(key);
    if (!page || page.isServable(Date.now())) return page;
    this.#kept[kind].delete(key);
    return undefined;
  }

  async #answerLater(
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    let rendered: Rendered;
    try {
      rendered = await this.#join(address, request);
    } catch {
      // Next then answers the request itself, and logs the error.
      return this.#next(request, response);
    }
    const { answer } = rendered;
    if (answer.status !== 200) return sendOther(request, response, answer);
    sendKept(request, response, rendered.kept, answer.headers.get(CACHE_STATE));
  }

  /** Waits for the rendering under way, or begins one. */
  async #join(address: PageAddress, request: IncomingMessage, isSecond = false): Promise<Rendered> {
    const underWay = this.#renderings.get(address.key);
    if (!underWay) return this.#begin(address, request);
    const rendered = await underWay;
    // An answer that isn't kept may depend on the caller's address, as a refused search does.
    if (!rendered.page && rendered.answer.status === 200) return this.#render(address, request);
    // The page may have been begun before a change that this caller has seen. The next one wasn't.
    const isStale = rendered.page && !rendered.page.isServable(Date.now());
    return isStale && !isSecond ? this.#join(address, request, true) : rendered;
  }

  #begin(address: PageAddress, request: IncomingMessage): Promise<Rendered> {
    const rendering = this.#render(address, request).finally(() => {
      this.#renderings.delete(address.key);
    });
    this.#renderings.set(address.key, rendering);
    return rendering;
  }

  async #render(address: PageAddress, request: IncomingMessage): Promise<Rendered> {
    const { kind, key, url } = address;
    const askedAt = Date.now();
    const record: PageRecord = { since: tagClock.now };
    // The limits of searches count by the caller's address.
    const caller = kind === "filtered" ? forwardedCaller(request.headers) : {};
    const found = await this.#inner.ask(url, { ...address.headers, ...caller }, record);
    const finished = kind === "filtered" ? finish(url, found, record) : found;
    const answer = isHtml(finished) ? await this.#withStyles(finished) : finished;
    const validity = kind === "file" ? NEVER_ENDING : record.validity;
    const kept = new KeptAnswer(answer, kind === "file" ? FILE_QUALITY : undefined);
    const page =
      validity && isForEverybody(answer) ? new KeptPage(kept, validity, askedAt) : undefined;
    if (page?.isServable(Date.now())) this.#kept[kind].set(key, page);
    return { answer, kept, page };
  }

  async #withStyles(answer: Answer): Promise<Answer> {
    return { ...answer, body: Buffer.from(await this.#styles.in(answer.body.toString())) };
  }

  /** Returns undefined if Next doesn't answer, since the page itself is there. */
  async #readFile(path: string): Promise<string | undefined> {
    try {
      const { status, body } = await this.#inner.ask(path, {}, { since: tagClock.now });
      return status === 200 ? body.toString() : undefined;
    } catch {
      return undefined;
    }
  }
}

const isHtml = ({ headers }: Answer): boolean =>
  headers.get("content-type")?.startsWith("text/html") === true;

/** A built file's name holds the hash of its content. */
const NEVER_ENDING = {
  tags: [],
  since: Number.POSITIVE_INFINITY,
  madeAt: Number.POSITIVE_INFINITY,
  revalidate: undefined,
};

function makeStore(maxSize: number): Kept {
  return new LRUCache({ maxSize, sizeCalculation: ({ answer }) => answer.bytes });
}

/** Finishes the HTML of pages that Next renders per request. The page cache handler finishes the others. */
function finish(url: string, answer: Answer, { validity }: PageRecord): Answer {
  if (!isHtml(answer)) return answer;
  const { html, policy } = finishHtml(url, answer.body.toString());
  const headers = new Map(answer.headers).set("content-security-policy", policy);
  if (validity) headers.set("cache-control", "public, max-age=0, must-revalidate");
  return { ...answer, headers, body: Buffer.from(html) };
}
