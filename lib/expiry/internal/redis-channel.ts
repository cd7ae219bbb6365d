import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { metrics } from "../../telemetry/metrics.ts";
import type { TagChannel } from "../expire-pages.ts";
import { tagClock } from "../tag-clock.ts";
import { openRedisConnection, type RedisConnection, SILENT_MS } from "./redis-connection.ts";

/** Maximum staleness while disconnected from Redis. */
const MAX_STALENESS_MS = 3_000;
const RECONNECT_DELAY_MS = 500;

/** `tags` is null for all. */
type Message = { from: string; tags: readonly string[] | null };

/** Called once at the beginning and once at the end of each outage. */
type OutageListener = { onUnavailable(error: unknown): void; onAvailable(): void };

/** Exchanges expired tags by messages of Redis. docs/caching.md#staleness says what an outage does. */
export class RedisChannel implements TagChannel {
  #connection: RedisConnection | undefined;
  #lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  #isUnavailable = false;
  /** True where the others may not have heard of a change. */
  #hasUnsent = false;
  #isClosed = false;
  readonly #id = randomUUID();
  readonly #listener: OutageListener;

  constructor(url: string, name: string, listener: OutageListener) {
    this.#listener = listener;
    void this.#keepConnected(url, name);
  }

  mayServe(ageMs: number): boolean {
    const isAlive = performance.now() - this.#lastHeartbeatAt < SILENT_MS;
    return (isAlive && this.#connection !== undefined) || ageMs < MAX_STALENESS_MS;
  }

  send(tags: readonly string[]): void {
    if (!this.#connection) this.#hasUnsent = true;
    else this.#publish(this.#connection, tags).catch(() => this.#connection?.close());
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.close();
  }

  async #publish(connection: RedisConnection, tags: Message["tags"]): Promise<void> {
    const message: Message = { from: this.#id, tags };
    try {
      await connection.publish(JSON.stringify(message));
    } catch (error) {
      this.#hasUnsent = true;
      throw error;
    }
  }

  async #keepConnected(url: string, name: string): Promise<void> {
    while (!this.#isClosed) {
      const why = await this.#connectOnce(url, name).catch((error: unknown) => error);
      this.#connection = undefined;
      this.#markUnavailable(why);
      await pause(RECONNECT_DELAY_MS, undefined, { ref: false });
    }
  }

  async #connectOnce(url: string, name: string): Promise<unknown> {
    const connection = await openRedisConnection(url, name, {
      onMessage: (text) => this.#onMessage(text),
      onHeartbeat: (sentAt) => {
        this.#lastHeartbeatAt = sentAt;
      },
    });
    try {
      if (this.#hasUnsent) {
        this.#hasUnsent = false;
        await this.#publish(connection, null);
      }
      // Messages sent while this server was disconnected were missed.
      tagClock.expireEverything();
      this.#connection = connection;
      this.#lastHeartbeatAt = performance.now();
      this.#markAvailable();
      return await connection.ended;
    } finally {
      connection.close();
    }
  }

  #onMessage(text: string): void {
    const { from, tags } = JSON.parse(text) as Message;
    if (from === this.#id) return;
    if (tags) tagClock.expire(tags);
    else tagClock.expireEverything();
  }

  #markAvailable(): void {
    metrics().cacheShared.set(1);
    if (this.#isUnavailable) this.#listener.onAvailable();
    this.#isUnavailable = false;
  }

  #markUnavailable(error: unknown): void {
    metrics().cacheShared.set(0);
    if (this.#isUnavailable || this.#isClosed) return;
    this.#isUnavailable = true;
    this.#listener.onUnavailable(error);
  }
}
