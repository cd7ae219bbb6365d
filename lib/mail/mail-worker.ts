import "server-only";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../telemetry/log.ts";
import { backlogPause } from "./backlog-pause.ts";
import { type Mailer, openMailer } from "./deliver.ts";
import { expireMails } from "./purge-mails.ts";
import { sendDueMails } from "./send-due-mails.ts";

/** Mails sent at once: the number of connections that deliver.ts opens. */
const BATCH = 5;
const POLL_MS = 1_000;
const DATABASE_RETRY_MS = 5_000;

export type MailWorker = {
  /** Graceful: resolves when the mails in progress have ended. */
  stop: () => Promise<void>;
};

/** Whether the worker pauses in a backlog. */
export type Pace = "paced" | "at once";

/**
 * Sends the outbox's mail until stopped. Any number of workers may run. `paced` pauses between two batches of
 * a backlog. It needs a thread that does nothing else, since it measures the thread's busy time.
 */
export function startMailWorker(mailer: Mailer = openMailer(), pace: Pace = "at once"): MailWorker {
  const stopping = new AbortController();
  const ended = run(mailer, pace, stopping.signal).finally(() => mailer.close());
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

async function run(mailer: Mailer, pace: Pace, signal: AbortSignal): Promise<void> {
  let expireAt = 0;
  while (!signal.aborted) {
    let wait = POLL_MS;
    const before = performance.eventLoopUtilization();
    try {
      if (performance.now() >= expireAt) {
        await expireMails();
        expireAt = performance.now() + POLL_MS;
      }
      if ((await sendDueMails(mailer, BATCH)) === BATCH) {
        const busy = performance.eventLoopUtilization(before).active;
        wait = pace === "paced" ? backlogPause(busy) : 0;
      }
    } catch (err) {
      log().error({ err }, "the outbox can't be read");
      wait = DATABASE_RETRY_MS;
    }
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
  }
}
