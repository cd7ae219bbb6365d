const CLOCK = Symbol.for("sekar.tagClock");

/** A logical clock: an entry begun at 7 is void once one of its tags expires at 8. */
class TagClock {
  now = 1;
  #allExpiredAt = 0;
  #expired = new Map();

  expire(tags) {
    this.now += 1;
    for (const tag of tags) this.#expired.set(tag, this.now);
  }

  expireEverything() {
    this.now += 1;
    this.#allExpiredAt = this.now;
    this.#expired.clear();
  }

  isExpired(tags, since) {
    if (since < this.#allExpiredAt) return true;
    return tags.some((tag) => (this.#expired.get(tag) ?? 0) > since);
  }
}

// See cache-counters.mjs.
globalThis[CLOCK] ??= new TagClock();

export const tagClock = globalThis[CLOCK];
