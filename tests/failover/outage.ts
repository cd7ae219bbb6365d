import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../api/shop-client.ts";

const POLL_MS = 50;

/** Answers that clients got around an outage of the database. */
export class Outage {
  /** The purchases' keys, with the id of the order that each was answered. */
  readonly acknowledged = new Map<string, string>();
  /** Keys of purchases whose buyer went away at a 503: the order may be there or not. */
  readonly unknown = new Set<string>();
  /** Answers that nobody may get. */
  readonly wrong = new Set<string>();
  busy = 0;
  pages = 0;
  readonly #times: number[] = [];

  acknowledge(key: string, orderId: string): void {
    this.acknowledged.set(key, orderId);
    this.#times.push(performance.now());
  }

  /** Notes an answer. Returns whether the shop was busy. A 503 has to say when to come again. */
  noteBusy(what: string, { status, headers }: Answer): boolean {
    if (status !== 503) return false;
    this.busy += 1;
    if (!(Number(headers.get("retry-after")) > 0)) this.wrong.add(`${what}: 503, no Retry-After`);
    return true;
  }

  /** Resolves once so many more orders were acknowledged. Only the test's timeout ends it. */
  async untilMore(orders: number): Promise<void> {
    const count = this.acknowledged.size + orders;
    while (this.acknowledged.size < count) await wait(POLL_MS);
  }

  /** Returns the longest time without an acknowledged order since a moment, in seconds. */
  longestPause(since: number): number {
    const times = [since, ...this.#times.filter((time) => time > since)];
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? time));
    return Math.max(...pauses) / 1000;
  }
}
