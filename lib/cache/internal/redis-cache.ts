import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withTimeout } from "../../with-timeout.ts";
import { cacheCounters } from "../cache-counters.ts";
import type { Found, SharedCache, SharedPage, TagVersion } from "../shared-cache.ts";
import { tagClock } from "../tag-clock.ts";
import {
  CHANNEL,
  EVERY_TAG,
  EXPIRE,
  FIND,
  pageKey,
  REGISTER_RUN,
  STORE,
  TAGS_KEY,
} from "./lua-scripts.ts";
import { packEntry, unpackEntry } from "./page-entry.ts";
import { openRedisConnection, type RedisConnection } from "./redis-connection.ts";

const FIND_TIMEOUT_MS = 150;
const DISCONNECTED_AFTER_MS = 2_000;
/** Maximum staleness while disconnected from Redis. */
const MAX_STALENESS_MS = 3_000;
const RECONNECT_DELAY_MS = 500;
const MAX_PENDING_TAGS = 10_000;

type Message = { from: string; tags: string[] };

/** Called once at the beginning and once at the end of each outage. */
type OutageListener = { onUnavailable(error: unknown): void; onAvailable(): void };

/** Shares pages and expired tags by Redis. docs/caching.md#staleness says what an outage does. */
export class RedisCache implements SharedCache {
  #connection: RedisConnection | undefined;
  #lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  #isSlow = false;
  #isUnavailable = false;
  /** Tags whose expiry Redis doesn't know of: it may still hold their pages. */
  #pendingTags = new Set<string>();
  #isClosed = false;
  readonly #id = randomUUID();
  readonly #listener: OutageListener;
  readonly #findTimeoutMs: number;

  constructor(url: string, name: string, listener: OutageListener, timeoutMs = FIND_TIMEOUT_MS) {
    this.#listener = listener;
    this.#findTimeoutMs = timeoutMs;
    void this.#keepConnected(url, name);
  }

  mayServe(ageMs: number): boolean {
    const isAlive = performance.now() - this.#lastHeartbeatAt < DISCONNECTED_AFTER_MS;
    return (isAlive && this.#connection !== undefined) || ageMs < MAX_STALENESS_MS;
  }

  async find(build: string, key: string): Promise<Found | undefined> {
    if (!this.#connection || this.#isSlow || this.#hasPendingTags) return undefined;
    try {
      const asked = this.#connection.runScript(FIND, [TAGS_KEY, pageKey(build, key)], []);
      const answer = await withTimeout(this.#findTimeoutMs, asked, "Redis");
      // A full Redis may have rejected an expiry sent just before, and still answered this.
      return this.#hasPendingTags ? undefined : await readFound(answer);
    } catch (error) {
      this.#isSlow = true;
      this.#markUnavailable(error);
      return undefined;
    }
  }

  store(build: string, key: string, entry: SharedPage, version: TagVersion): void {
    const connection = this.#connection;
    if (!connection || this.#isSlow) return;
    const keys = [TAGS_KEY, pageKey(build, key)];
    const { epoch, sequence } = version;
    packEntry(entry)
      .then((bytes) =>
        connection.runScript(STORE, keys, [
          epoch,
          sequence,
          JSON.stringify(entry.tags),
          String(entry.seconds),
          bytes,
        ]),
      )
      // A heartbeat detects an outage.
      .catch(() => {});
  }

  expire(tags: readonly string[]): void {
    if (this.#connection) void this.#publish(this.#connection, [...tags]);
    else this.#addPending(tags);
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.close();
  }

  get #hasPendingTags(): boolean {
    return this.#pendingTags.size > 0;
  }

  /** Sends at once: a later command on this connection is answered after it. */
  async #publish(connection: RedisConnection, tags: string[]): Promise<void> {
    const message: Message = { from: this.#id, tags };
    try {
      await connection.runScript(EXPIRE, [TAGS_KEY], [CHANNEL, JSON.stringify(message), ...tags]);
    } catch (error) {
      this.#addPending(tags);
      this.#markUnavailable(error);
    }
  }

  #addPending(tags: readonly string[]): void {
    for (const tag of tags) this.#pendingTags.add(tag);
    if (this.#pendingTags.size > MAX_PENDING_TAGS) this.#pendingTags = new Set([EVERY_TAG]);
  }

  async #publishPending(connection: RedisConnection): Promise<void> {
    if (!this.#hasPendingTags) return;
    const tags = [...this.#pendingTags];
    this.#pendingTags.clear();
    await this.#publish(connection, tags);
  }

  async #keepConnected(url: string, name: string): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#connectOnce(url, name);
      } catch (error) {
        this.#markUnavailable(error);
      }
      this.#connection = undefined;
      cacheCounters.isShared = false;
      await pause(RECONNECT_DELAY_MS, undefined, { ref: false });
    }
  }

  async #connectOnce(url: string, name: string): Promise<void> {
    const connection = await openRedisConnection(url, name, {
      onMessage: (text) => this.#onMessage(text),
      onHeartbeat: (sentAt) => this.#onHeartbeat(connection, sentAt),
    });
    try {
      const registered = connection.runScript(REGISTER_RUN, [TAGS_KEY], [connection.runId]);
      await withTimeout(DISCONNECTED_AFTER_MS, registered, "Redis");
      await withTimeout(DISCONNECTED_AFTER_MS, this.#publishPending(connection), "Redis");
      // Expiries published while disconnected were missed.
      tagClock.expireEverything();
      this.#connection = connection;
      this.#onHeartbeat(connection, performance.now());
      this.#markUnavailable(await connection.ended);
    } finally {
      connection.close();
    }
  }

  #onMessage(text: string): void {
    const { from, tags } = JSON.parse(text) as Message;
    if (from === this.#id) return;
    if (tags.includes(EVERY_TAG)) tagClock.expireEverything();
    else tagClock.expire(tags);
  }

  #onHeartbeat(connection: RedisConnection, sentAt: number): void {
    if (connection !== this.#connection) return;
    this.#lastHeartbeatAt = sentAt;
    this.#isSlow = false;
    void this.#publishPending(connection).then(() => {
      // A full or read-only Redis answers heartbeats and rejects writes.
      if (this.#hasPendingTags || connection !== this.#connection || this.#isSlow) return;
      cacheCounters.isShared = true;
      if (this.#isUnavailable) this.#listener.onAvailable();
      this.#isUnavailable = false;
    });
  }

  #markUnavailable(error: unknown): void {
    cacheCounters.isShared = false;
    if (this.#isUnavailable || this.#isClosed) return;
    this.#isUnavailable = true;
    this.#listener.onUnavailable(error);
  }
}

async function readFound(answer: unknown): Promise<Found> {
  const [epoch, sequence, ageMs, bytes] = answer as Buffer[];
  const version = { epoch: String(epoch), sequence: String(sequence) };
  const entry = bytes && (await unpackEntry(bytes));
  return entry ? { version, page: { entry, ageMs: Number(ageMs) } } : { version };
}
