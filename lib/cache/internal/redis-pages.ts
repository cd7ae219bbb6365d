import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { secondsInDay } from "date-fns/constants";
import { withTimeout } from "../../with-timeout.ts";
import { cacheCounters } from "../cache-counters.mjs";
import type { Found, Mark, PageEntry, SharedPages } from "../shared-pages.mjs";
import { tagClock } from "../tag-clock.mjs";
import { packEntry, unpackEntry } from "./page-entry.ts";
import { openRedisLink, type RedisLink } from "./redis-link.ts";
import { CHANNEL, EVERY_TAG, EXPIRE, FIND, MEET, pageKey, STORE, TAGS_KEY } from "./scripts.ts";

/** A request waits so long for a page of another instance, and then makes it itself. */
const FIND_WITHIN_MS = 150;
/** Without a beat for so long it is assumed that changes are missed. */
const DEAF_AFTER_MS = 2_000;
/** So old may be what is served while changes of the others can't be heard. */
const ALONE_MS = 3_000;
const RECONNECT_AFTER_MS = 500;
/** Beyond that many tags that Redis wasn't told of yet, it is told that all have expired. */
const MOST_UNTOLD = 10_000;

type Message = { from: string; tags: string[] };

/** Told of each outage once, and of its end. */
export type Report = { away(why: unknown): void; back(): void };

/**
 * What every instance shares, by one Redis. Redis away, slow or full is no failure: then each
 * instance keeps its own pages, for a few seconds at a time, and what it expired meanwhile is told
 * as soon as Redis listens again.
 */
export class RedisPages implements SharedPages {
  #link: RedisLink | undefined;
  #heardAt = Number.NEGATIVE_INFINITY;
  #isSlow = false;
  #isAway = false;
  #untold = new Set<string>();
  #closed = false;
  readonly #id = randomUUID();
  readonly #report: Report;
  readonly #findWithinMs: number;

  constructor(url: string, name: string, report: Report, findWithinMs = FIND_WITHIN_MS) {
    this.#report = report;
    this.#findWithinMs = findWithinMs;
    void this.#stayConnected(url, name);
  }

  mayServe(ageMs: number): boolean {
    const isHearing = performance.now() - this.#heardAt < DEAF_AFTER_MS;
    return (isHearing && this.#link !== undefined) || ageMs < ALONE_MS;
  }

  async find(build: string, key: string): Promise<Found | undefined> {
    if (!this.#link || this.#isSlow || this.#hasUntold) return undefined;
    try {
      const asked = this.#link.call(FIND, [TAGS_KEY, pageKey(build, key)], []);
      const answer = await withTimeout(this.#findWithinMs, asked, "Redis");
      // Told just before it was asked, a full Redis has refused that and then answered.
      return this.#hasUntold ? undefined : await readFound(answer);
    } catch (error) {
      this.#isSlow = true;
      this.#notice(error);
      return undefined;
    }
  }

  store(build: string, key: string, entry: PageEntry, tags: string[], mark: Mark): void {
    const link = this.#link;
    if (!link || this.#isSlow) return;
    const keys = [TAGS_KEY, pageKey(build, key)];
    const { epoch, sequence } = mark;
    packEntry(entry)
      .then((bytes) =>
        link.call(STORE, keys, [
          epoch,
          sequence,
          JSON.stringify(tags),
          secondsToLive(entry),
          bytes,
        ]),
      )
      // Redis is away, which a beat finds out, or full: then the page isn't shared.
      .catch(() => {});
  }

  expire(tags: readonly string[]): void {
    if (this.#link) void this.#tell(this.#link, [...tags]);
    else this.#remember(tags);
  }

  close(): void {
    this.#closed = true;
    this.#link?.close();
  }

  /** Of what Redis wasn't told, it may still have pages. */
  get #hasUntold(): boolean {
    return this.#untold.size > 0;
  }

  /** Sent at once and in order, so that what is asked next on the connection is answered after it. */
  async #tell(link: RedisLink, tags: string[]): Promise<void> {
    const message: Message = { from: this.#id, tags };
    try {
      await link.call(EXPIRE, [TAGS_KEY], [CHANNEL, JSON.stringify(message), ...tags]);
    } catch (error) {
      this.#remember(tags);
      this.#notice(error);
    }
  }

  #remember(tags: readonly string[]): void {
    for (const tag of tags) this.#untold.add(tag);
    if (this.#untold.size > MOST_UNTOLD) this.#untold = new Set([EVERY_TAG]);
  }

  async #tellRest(link: RedisLink): Promise<void> {
    if (this.#untold.size === 0) return;
    const tags = [...this.#untold];
    this.#untold.clear();
    await this.#tell(link, tags);
  }

  async #stayConnected(url: string, name: string): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#connectOnce(url, name);
      } catch (error) {
        this.#notice(error);
      }
      this.#link = undefined;
      cacheCounters.isShared = false;
      await pause(RECONNECT_AFTER_MS, undefined, { ref: false });
    }
  }

  /** Resolves when the connection has ended. */
  async #connectOnce(url: string, name: string): Promise<void> {
    const link = await openRedisLink(url, name, {
      message: (text) => this.#hear(text),
      beat: (sentAt) => this.#beat(link, sentAt),
    });
    try {
      await withTimeout(DEAF_AFTER_MS, link.call(MEET, [TAGS_KEY], [link.run]), "Redis");
      await withTimeout(DEAF_AFTER_MS, this.#tellRest(link), "Redis");
      // Nobody knows what expired while there was no connection.
      tagClock.expireEverything();
      this.#link = link;
      this.#beat(link, performance.now());
      this.#notice(await link.ended);
    } finally {
      link.close();
    }
  }

  #hear(text: string): void {
    const { from, tags } = JSON.parse(text) as Message;
    if (from === this.#id) return;
    if (tags.includes(EVERY_TAG)) tagClock.expireEverything();
    else tagClock.expire(tags);
  }

  #beat(link: RedisLink, sentAt: number): void {
    if (link !== this.#link) return;
    this.#heardAt = sentAt;
    this.#isSlow = false;
    void this.#tellRest(link).then(() => {
      // A Redis that is full or read-only answers beats, and yet takes nothing.
      if (this.#untold.size > 0 || link !== this.#link || this.#isSlow) return;
      cacheCounters.isShared = true;
      if (this.#isAway) this.#report.back();
      this.#isAway = false;
    });
  }

  #notice(error: unknown): void {
    cacheCounters.isShared = false;
    if (this.#isAway || this.#closed) return;
    this.#isAway = true;
    this.#report.away(error);
  }
}

async function readFound(answer: unknown): Promise<Found> {
  const [epoch, sequence, ageMs, bytes] = answer as Buffer[];
  const mark = { epoch: String(epoch), sequence: String(sequence) };
  const entry = bytes && (await unpackEntry(bytes));
  return entry ? { mark, page: { entry, ageMs: Number(ageMs) } } : { mark };
}

/** Returns how long Redis keeps an entry: until its page would be made anew anyway, and a day at most. */
export function secondsToLive({ value, cacheControl }: PageEntry): string {
  const { revalidate } = (cacheControl ?? value ?? {}) as { revalidate?: number | false };
  return String(Math.min(secondsInDay, Math.max(1, Math.ceil(revalidate || secondsInDay))));
}
