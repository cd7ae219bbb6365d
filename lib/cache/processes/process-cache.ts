import "server-only";
import { withTimeout } from "../../with-timeout.ts";
import { packEntry, secondsToLive, unpackEntry } from "../internal/page-entry.ts";
import type { Found, PageEntry, SharedCache, TagVersion } from "../shared-cache.mjs";
import { tagClock } from "../tag-clock.mjs";
import { isTopic, TOPIC, type ToPrimary, type ToWebProcess } from "./messages.ts";

const FIND_TIMEOUT_MS = 150;

/** The channel to the primary process; `process` in a cluster. */
export type Channel = {
  readonly connected: boolean;
  send(message: unknown): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
};

/** Shares pages and expired tags with this machine's other web processes, through their primary process. */
export class ProcessCache implements SharedCache {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, (answer: ToWebProcess & { kind: "found" }) => void>();
  #asked = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.on("message", (message) => {
      if (isTopic(message)) this.#receive(message as ToWebProcess);
    });
  }

  /** Returns whether changes are still heard. A process whose primary process has ended ends soon after. */
  mayServe(): boolean {
    return this.#channel.connected;
  }

  async find(build: string, key: string): Promise<Found | undefined> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<ToWebProcess & { kind: "found" }>((resolve) => {
      this.#waiting.set(id, resolve);
    });
    this.#send({ topic: TOPIC, kind: "find", id, key: keyOf(build, key) });
    try {
      const { version, page } = await withTimeout(FIND_TIMEOUT_MS, answered, "the primary process");
      const entry = page && (await unpackEntry(Buffer.from(page.bytes)));
      return entry ? { version, page: { entry, ageMs: page.ageMs } } : { version };
    } catch {
      return undefined;
    } finally {
      this.#waiting.delete(id);
    }
  }

  store(build: string, key: string, entry: PageEntry, tags: string[], version: TagVersion): void {
    const forMs = Number(secondsToLive(entry)) * 1000;
    const send = (bytes: Uint8Array) =>
      this.#send({
        topic: TOPIC,
        kind: "store",
        key: keyOf(build, key),
        bytes,
        tags,
        version,
        forMs,
      });
    // If this fails, the other processes make the page themselves.
    packEntry(entry).then(send, () => {});
  }

  expire(tags: readonly string[]): void {
    this.#send({ topic: TOPIC, kind: "expire", tags });
  }

  #send(message: ToPrimary): void {
    if (this.#channel.connected) this.#channel.send(message);
  }

  #receive(message: ToWebProcess): void {
    if (message.kind === "expire") tagClock.expire(message.tags);
    else this.#waiting.get(message.id)?.(message);
  }
}

function keyOf(build: string, key: string): string {
  return `${build} ${key}`;
}
