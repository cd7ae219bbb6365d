import "server-only";
import { tagChannel } from "../../expiry/expire-pages.ts";
import { tagClock } from "../../expiry/tag-clock.ts";
import { mayServeStale } from "../../expiry/tags.ts";
import type { EncodedAnswer } from "./encoded-answer.ts";

/** Maximum age of a page that misses a sale. Limits how often sales renew the lists. */
const MAX_STALE_AGE_MS = 1_000;

/** Causes that make an answer void. */
export type Validity = {
  tags: readonly string[];
  /** Logical time at which its making began (tag-clock.ts). */
  since: number;
  /** The same by the system clock, in ms. */
  begunAt: number;
  seconds: number;
};

/** A finished answer with its tags and times, which decide when it may no longer be served. */
export class CachedPage {
  readonly answer: EncodedAnswer;
  readonly #validity: Validity;
  readonly #strictTags: readonly string[];
  #checkedAt: number | undefined;
  #state: "current" | "stale" | "void" = "current";

  constructor(answer: EncodedAnswer, validity: Validity) {
    this.answer = answer;
    this.#validity = validity;
    this.#strictTags = validity.tags.filter((tag) => !mayServeStale(tag));
  }

  /** Returns whether the page may be served at a time of the system clock, in ms. */
  isServable(now: number): boolean {
    const age = now - this.#validity.begunAt;
    const state = this.#read();
    if (state === "void" || age >= this.#validity.seconds * 1000) return false;
    if (state === "stale" && age >= MAX_STALE_AGE_MS) return false;
    return tagChannel()?.mayServe(age) ?? true;
  }

  /** Compares the tags only after one has expired since the last time. */
  #read() {
    if (this.#checkedAt === tagClock.now) return this.#state;
    this.#checkedAt = tagClock.now;
    const { since, tags } = this.#validity;
    if (tagClock.isExpired(this.#strictTags, since)) this.#state = "void";
    else if (tagClock.isExpired(tags, since)) this.#state = "stale";
    return this.#state;
  }
}
