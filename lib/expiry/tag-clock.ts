import { processWide } from "../environment/process-wide.ts";

/** A logical clock: a page begun at 7 is void once one of its tags expires at 8. */
class TagClock {
  now = 1;
  #allExpiredAt = 0;
  readonly #expired = new Map<string, number>();

  expire(tags: readonly string[]): void {
    this.now += 1;
    for (const tag of tags) this.#expired.set(tag, this.now);
  }

  expireEverything(): void {
    this.now += 1;
    this.#allExpiredAt = this.now;
    this.#expired.clear();
  }

  /** Returns whether one of the tags expired after `since`. */
  isExpired(tags: Iterable<string>, since: number): boolean {
    if (since < this.#allExpiredAt) return true;
    for (const tag of tags) {
      if ((this.#expired.get(tag) ?? 0) > since) return true;
    }
    return false;
  }
}

export const tagClock = processWide("tag-clock", () => new TagClock());
