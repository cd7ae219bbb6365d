import "server-only";
import type { PageValidity } from "../page-record.mjs";
import type { Answer } from "./kept-answer.ts";

/** Headers that a kept answer may name in `Vary`. The first three are part of its key. */
const KNOWN_VARIATIONS = new Set([
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  // Without effect on pages that are rendered once for all.
  "next-router-state-tree",
  "next-url",
  "accept-encoding",
]);

/** Returns whether an answer is the same for everybody: a success that sets no cookie. */
export function isForEverybody({ status, headers }: Answer): boolean {
  if (status !== 200 || headers.has("set-cookie")) return false;
  const variations = (headers.get("vary") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  return variations.every((name) => name === "" || KNOWN_VARIATIONS.has(name));
}

/** Returns until when a page holds, in ms of the system clock. */
export function endOf({ madeAt, revalidate }: PageValidity): number {
  return revalidate === undefined ? Number.POSITIVE_INFINITY : madeAt + revalidate * 1000;
}
