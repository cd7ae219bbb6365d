import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../telemetry/log.ts";
import { type Mailer, openMailer } from "./deliver.ts";
import { expireMails } from "./purge-mails.ts";
import { sendDueMails } from "./send-due-mails.ts";

/** Mails sent at once: the number of connections that deliver.ts opens. */
const BATCH = 5;
const POLL_MS = 1_000;
/** Pause between two batches of a backlog. A batch takes some 25 ms of a core, which buyers need too. */
const BACKLOG_PAUSE_MS = 25;
const DATABASE_RETRY_MS = 5_000;

type MailWorker = {
  /** Graceful: resolves when the mails in progress have ended. */
  stop: () => Promise<void>;
};

/** Sends the outbox's mail until stopped. Any number of workers may run. */
export function startMailWorker(mailer: Mailer = openMailer()): MailWorker {
  const stopping = new AbortController();
  const ended = run(mailer, stopping.signal).finally(() => mailer.close());
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

async function run(mailer: Mailer, signal: AbortSignal): Promise<void> {
  let expireAt = 0;
  while (!signal.aborted) {
    let wait = POLL_MS;
    try {
      if (performance.now() >= expireAt) {
        await expireMails();
        expireAt = performance.now() + POLL_MS;
      }
      if ((await sendDueMails(mailer, BATCH)) === BATCH) wait = BACKLOG_PAUSE_MS;
    } catch (err) {
      log().error({ err }, "the outbox can't be read");
      wait = DATABASE_RETRY_MS;
    }
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
  }
}
