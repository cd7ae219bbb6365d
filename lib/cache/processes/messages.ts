import type { TagVersion } from "../shared-cache.mjs";

/** Marks the messages of the page cache on the channel between the processes. */
export const TOPIC = "sekar.pages";

/** From a web process to the primary process. */
export type ToPrimary = { topic: typeof TOPIC } & (
  | { kind: "find"; id: number; key: string }
  | {
      kind: "store";
      key: string;
      bytes: Uint8Array;
      tags: readonly string[];
      version: TagVersion;
      /** Time in ms for which the page is valid. */
      forMs: number;
    }
  | { kind: "expire"; tags: readonly string[] }
);

/** A stored page, compressed, and its age. */
export type FoundPage = { bytes: Uint8Array; ageMs: number };

/** From the primary process to a web process. */
export type ToWebProcess = { topic: typeof TOPIC } & (
  | { kind: "found"; id: number; version: TagVersion; page?: FoundPage }
  | { kind: "expire"; tags: readonly string[] }
);

/** Returns whether a message is one of the page cache. */
export function isTopic(message: unknown): boolean {
  return typeof message === "object" && message !== null && "topic" in message
    ? message.topic === TOPIC
    : false;
}
