const CLOCK = Symbol.for("sekar.tagClock");

/**
 * When tags expired, counted and not timed: `now` goes up by one with each expiry. So an entry that
 * was begun at 7 is void once one of its tags expires at 8, however fast both follow each other,
 * and whatever the clocks of one or several machines do.
 */
class TagClock {
  now = 1;
  #voidBefore = 0;
  #expired = new Map();

  expire(tags) {
    this.now += 1;
    for (const tag of tags) this.#expired.set(tag, this.now);
  }

  expireEverything() {
    this.now += 1;
    this.#voidBefore = this.now;
    this.#expired.clear();
  }

  /** Whether something that was begun at `since` was begun before one of its tags expired. */
  isExpired(tags, since) {
    if (since < this.#voidBefore) return true;
    return tags.some((tag) => (this.#expired.get(tag) ?? 0) > since);
  }
}

// One a process: Next loads the cache handler by itself and bundles the rest.
globalThis[CLOCK] ??= new TagClock();

/** @type {TagClock} */
export const tagClock = globalThis[CLOCK];
