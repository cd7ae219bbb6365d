import "server-only";
import { tooManyRequests } from "../../database/rate-limit.ts";

type ThrottleOptions = {
  /** Label of the metrics. */
  name: string;
  /** Milliseconds between two turns of one key. */
  spacing: number;
  /** Turns of a key that an attempt waits for at most. */
  maxTurns: number;
};

type Waiting = {
  attempts: number;
  /** Turns that went to others meanwhile. */
  passed: number;
  admit: () => void;
  refuse: () => void;
};

type Queue = Waiting[];

/** Attempts that one throttle lets wait in this process, over all keys. */
const MAX_WAITING = 500;

/**
 * Gives the attempts of one key their turns one after the other, in this process. Those with the
 * fewest attempts before go first, and of equal ones the newest (docs/accounts.md#slowing-down).
 */
export class Throttle {
  readonly #options: ThrottleOptions;
  /** A key is here from a turn until its spacing has passed without another attempt. */
  readonly #queues = new Map<string, Queue>();
  #waiting = 0;

  constructor(options: ThrottleOptions) {
    this.#options = options;
  }

  /**
   * Waits for this attempt's turn, at most `maxTurns` spacings. `attempts` counts those of the same
   * caller, this one included. Throws too-many-requests if others go first for so long.
   */
  turn(key: string, attempts: number): Promise<void> {
    const queue = this.#queues.get(key);
    if (!queue) {
      this.#open(key);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const refuse = () => reject(this.#refusal());
      const isFull = queue.length >= this.#options.maxTurns;
      const worst = queue.at(-1);
      const canWait = isFull
        ? worst !== undefined && attempts <= worst.attempts
        : this.#waiting < MAX_WAITING;
      if (!canWait) return refuse();
      if (isFull) this.#remove(queue, queue.length - 1)?.refuse();
      const place = queue.findIndex((other) => other.attempts >= attempts);
      const waiting = { attempts, passed: 0, admit: resolve, refuse };
      queue.splice(place === -1 ? queue.length : place, 0, waiting);
      this.#waiting += 1;
    });
  }

  #open(key: string): void {
    const queue: Queue = [];
    this.#queues.set(key, queue);
    const timer = setInterval(() => {
      const next = this.#remove(queue, 0);
      if (next) next.admit();
      else {
        clearInterval(timer);
        this.#queues.delete(key);
      }
      this.#refuseLate(queue);
    }, this.#options.spacing);
  }

  /** Refuses those that have waited for `maxTurns`. */
  #refuseLate(queue: Queue): void {
    for (const waiting of queue) waiting.passed += 1;
    for (let index = queue.length - 1; index >= 0; index -= 1) {
      const isLate = (queue[index]?.passed ?? 0) >= this.#options.maxTurns;
      if (isLate) this.#remove(queue, index)?.refuse();
    }
  }

  #remove(queue: Queue, index: number): Waiting | undefined {
    const [removed] = queue.splice(index, 1);
    if (removed) this.#waiting -= 1;
    return removed;
  }

  #refusal(): Error {
    const { name, spacing, maxTurns } = this.#options;
    return tooManyRequests(name, spacing * maxTurns);
  }
}
