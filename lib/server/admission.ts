import "server-only";
import type { RequestListener } from "node:http";
import { currentPage } from "../cache/current-page.ts";
import { AppError } from "../errors.ts";
import { RETRY_AFTER_SECONDS } from "../http/answers/error-answer.ts";
import { hasBody } from "../http/requests/answer-in-full.ts";
import { refuse } from "../http/requests/refuse.ts";
import { metrics } from "../telemetry/metrics.ts";

/** Requests that run at once: enough to keep the process busy, which takes some 20 ms for one. */
const MOST_RUNNING = 16;
const MOST_WAITING = 256;
/** With the time that those before it take, an answer comes within 5 s. */
const WAIT_MS = 2_000;
/** A request that runs for longer waits for its client or a lock, and takes no turn from others. */
const TURN_MS = 2_000;

/** Pictures are files, a balancer has to hear how the shop is, and sign-in has queues of its own (lib/limits). */
const IS_FREE = /^\/(?:_next|media|api\/(?:health|auth))\//;

type Turn = { start: (leave: () => void) => void; refuse: () => void };

/** Turns of a process: so many run, so many wait for a while, and the others are refused at once. */
export class Turns {
  #running = 0;
  readonly #waiting = new Set<Turn>();
  readonly #most: { running: number; waiting: number };

  constructor(most = { running: MOST_RUNNING, waiting: MOST_WAITING }) {
    this.#most = most;
  }

  /** Starts it now or when one before it leaves. Refuses it where too many wait, or after two seconds. */
  take(turn: Turn): void {
    if (this.#running < this.#most.running) this.#run(turn);
    else if (this.#waiting.size >= this.#most.waiting) turn.refuse();
    else this.#wait(turn);
  }

  #wait(turn: Turn): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      turn.refuse();
    }, WAIT_MS);
    const waiting: Turn = {
      ...turn,
      start: (leave) => {
        clearTimeout(timer);
        turn.start(leave);
      },
    };
    this.#waiting.add(waiting);
  }

  #run({ start }: Turn): void {
    this.#running += 1;
    const leave = () => {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      this.#running -= 1;
      const [next] = this.#waiting;
      if (!next) return;
      this.#waiting.delete(next);
      this.#run(next);
    };
    let timer: NodeJS.Timeout | undefined = setTimeout(leave, TURN_MS);
    timer.unref();
    start(leave);
  }
}

/** Wraps Next's handler: private pages and the API take turns, so that overload is 503 soon. The page cache's don't. */
export function admit(next: RequestListener, turns = new Turns()): RequestListener {
  return (request, response) => {
    if (currentPage() || IS_FREE.test(request.url ?? "")) return next(request, response);
    const start = (leave: () => void) => {
      response.once("close", leave);
      if (response.destroyed) leave();
      else next(request, response);
    };
    const turn = { start, refuse: () => void refuse(busy(), request, response) };
    if (!hasBody(request)) return turns.take(turn);
    // A small body has come by then. A client that is slow to send takes no turn.
    setImmediate(() => (request.complete ? turns.take(turn) : start(() => {})));
  };
}

function busy(): AppError {
  metrics().errors.inc({ cause: "busy" });
  return new AppError("unavailable", "The shop is busy for a moment. Please try again.", {
    headers: { "retry-after": RETRY_AFTER_SECONDS },
  });
}
