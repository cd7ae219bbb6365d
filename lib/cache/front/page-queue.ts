import "server-only";

/**
 * Answers pages one in each turn of the event loop while a cart or an order is written. A write takes some ten
 * turns, and without the queue each of them waits for all pages that were asked for meanwhile.
 */
export class PageQueue {
  readonly #isWriting: () => boolean;
  readonly #waiting: (() => void)[] = [];

  constructor(isWriting: () => boolean) {
    this.#isWriting = isWriting;
  }

  /** Calls `answer` now, or in a later turn. */
  add(answer: () => void): void {
    if (this.#waiting.length === 0 && !this.#isWriting()) {
      answer();
      return;
    }
    if (this.#waiting.length === 0) setImmediate(this.#answerNext);
    this.#waiting.push(answer);
  }

  readonly #answerNext = (): void => {
    // Without a write, all that have waited are answered at once.
    const count = this.#isWriting() ? 1 : this.#waiting.length;
    if (count < this.#waiting.length) setImmediate(this.#answerNext);
    for (const answer of this.#waiting.splice(0, count)) answer();
  };
}
