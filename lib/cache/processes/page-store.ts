import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { tagClock } from "../tag-clock.mjs";
import { type FoundPage, TOPIC, type ToPrimary, type ToWebProcess } from "./messages.ts";

const MAX_BYTES = 64 * 1024 * 1024;

/** Estimated bytes of a page's tags and objects. */
const OVERHEAD = 2048;

type Stored = { bytes: Uint8Array; tags: readonly string[]; since: number; storedAt: number };

type Process = { send(message: ToWebProcess): void };

/**
 * Keeps the pages that the web processes of one machine share, and passes expired tags on. Lives in their
 * primary process.
 */
export class PageStore {
  readonly #epoch = randomUUID();
  readonly #pages = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD,
  });

  /** Handles a message of one process; `others` are told of expired tags. */
  receive(message: ToPrimary, from: Process, others: Iterable<Process>): void {
    switch (message.kind) {
      case "find": {
        const page = this.#find(message.key);
        const version = { epoch: this.#epoch, sequence: String(tagClock.now) };
        const { id } = message;
        from.send({ topic: TOPIC, kind: "found", id, version, ...(page && { page }) });
        break;
      }
      case "store":
        this.#store(message);
        break;
      case "expire":
        tagClock.expire(message.tags);
        for (const other of others) {
          other.send({ topic: TOPIC, kind: "expire", tags: message.tags });
        }
    }
  }

  #find(key: string): FoundPage | undefined {
    const stored = this.#pages.get(key);
    if (!stored) return undefined;
    if (tagClock.isExpired(stored.tags, stored.since)) {
      this.#pages.delete(key);
      return undefined;
    }
    return { bytes: stored.bytes, ageMs: Date.now() - stored.storedAt };
  }

  /** Takes a page unless one of its tags expired since it was begun. */
  #store({ key, bytes, tags, version, forMs }: ToPrimary & { kind: "store" }): void {
    const since = Number(version.sequence);
    if (version.epoch !== this.#epoch || tagClock.isExpired(tags, since)) return;
    this.#pages.set(key, { bytes, tags, since, storedAt: Date.now() }, { ttl: forMs });
  }
}
