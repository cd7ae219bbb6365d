import "server-only";

/**
 * Answers requests one in each turn of the event loop while a cart or an order is written. A write takes some
 * ten turns. Without the queue each of them waits for all pages that were asked for meanwhile.
 */
export class PageQueue {
  readonly #isWriting: () => boolean;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  constructor(isWriting: () => boolean) {
    this.#isWriting = isWriting;
  }

  /** Calls `answer` now, or in a later turn. */
  add(answer: () => void): void {
    if (this.#waiting.length === 0 && !this.#isWriting()) {
      answer();
      return;
    }
    this.#waiting.push(answer);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#answerNext());
  }

  /** Answers one, or all if nothing is written any more. */
  #answerNext(): void {
    this.#isScheduled = false;
    try {
      do this.#waiting.shift()?.();
      while (this.#waiting.length > 0 && !this.#isWriting());
    } finally {
      this.#schedule();
    }
  }
}
