import "server-only";
import type { PageValidity } from "../page-record.mjs";
import { sharedCache } from "../shared-cache.mjs";
import { tagClock } from "../tag-clock.mjs";
import { mayServeStale } from "../tags.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { endOf } from "./may-keep.ts";

/** Maximum age of a page that misses a sale. Limits how often sales renew the lists. */
const MAX_STALE_AGE_MS = 1_000;

/** A kept answer with its tags and times, which decide when it may no longer be served. */
export class KeptPage {
  readonly answer: KeptAnswer;
  /** Time of the system clock in ms at which its rendering was asked for. */
  readonly #askedAt: number;
  readonly #validity: PageValidity;
  readonly #strictTags: readonly string[];
  readonly #endsAt: number;
  #checkedAt: number | undefined;
  #state: "current" | "stale" | "void" = "current";

  constructor(answer: KeptAnswer, validity: PageValidity, askedAt: number) {
    this.answer = answer;
    this.#validity = validity;
    this.#askedAt = askedAt;
    this.#strictTags = validity.tags.filter((tag) => !mayServeStale(tag));
    this.#endsAt = endOf(validity);
  }

  /** Returns whether the page may be served at a time of the system clock, in ms. */
  isServable(now: number): boolean {
    const state = this.#read();
    if (state === "void" || now >= this.#endsAt) return false;
    if (state === "stale" && now - this.#askedAt >= MAX_STALE_AGE_MS) return false;
    return sharedCache()?.mayServe(now - this.#validity.madeAt) ?? true;
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
