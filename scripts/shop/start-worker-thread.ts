import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { CLEAN_UP, type FindWork, type Work } from "./find-work.ts";

/** A thread that ran for this long has recovered: the next back-off begins with the first delay again. */
const STABLE_AFTER_MS = 60_000;
const LONGEST_DELAY_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** With a limit, a memory leak ends the thread, which starts again, and not the launcher. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 };

const PACE = { pollMs: 1_000, idleMs: 60_000, firstDelayMs: 1_000 };

export type WorkerThread = {
  /** Ends the thread after the mails in progress. Later calls wait for the same end. */
  stop: () => Promise<void>;
};

type Options = {
  findWork: FindWork;
  /** Receives what the thread posts. */
  onMessage: (message: unknown) => void;
  pace?: typeof PACE;
};

/**
 * Runs the file in a thread while there is work, since an idle thread would hold 100 MB. Starts it again
 * after a crash, with back-off.
 */
export function startWorkerThread(
  file: string | URL,
  env: NodeJS.ProcessEnv,
  { findWork, onMessage, pace = PACE }: Options,
): WorkerThread {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    let delay = pace.firstDelayMs;
    while (!signal.aborted) {
      const work = await findWork();
      if (signal.aborted) return;
      if (!work) {
        await pause(pace.pollMs);
        continue;
      }
      const started = performance.now();
      const reason = await run(work);
      if (performance.now() - started > STABLE_AFTER_MS) delay = pace.firstDelayMs;
      if (reason === "done" || signal.aborted) continue;
      console.error(`The mail worker ended (${reason}). It starts again in ${delay / 1000} s.`);
      await pause(delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }

  /** Returns "done", or why the thread ended by itself. */
  async function run(work: Work): Promise<string> {
    let thread: Worker;
    try {
      thread = new Worker(file, { env, workerData: work, resourceLimits: LIMITS });
    } catch (error) {
      return codeOf(error as NodeJS.ErrnoException);
    }
    thread.on("message", onMessage);
    const over = new AbortController();
    const end = endOf(thread).finally(() => over.abort());
    const reason = await Promise.race([end, untilIdle(thread, over.signal)]);
    if (reason) return reason;
    thread.postMessage("stop");
    const late = setTimeout(() => void thread.terminate(), STOP_WITHIN_MS);
    await end;
    clearTimeout(late);
    return "done";
  }

  /** Resolves when there was no work for `pace.idleMs`, the thread is over, or the launcher stops. */
  async function untilIdle(thread: Worker, over: AbortSignal): Promise<undefined> {
    let workedAt = performance.now();
    while (!isOver() && performance.now() - workedAt < pace.idleMs) {
      await pause(pace.pollMs);
      const work = isOver() ? undefined : await findWork();
      if (work) workedAt = performance.now();
      if (work?.cleanUp) thread.postMessage(CLEAN_UP);
    }

    function isOver(): boolean {
      return signal.aborted || over.aborted;
    }
  }

  return {
    stop() {
      stopping.abort();
      // A look for work may hang with the database.
      return Promise.race([ended, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Resolves at the thread's end, with a code only: an error's message may quote a mail. */
function endOf(thread: Worker): Promise<string> {
  return new Promise((resolve) => {
    thread.once("error", (error: NodeJS.ErrnoException) => resolve(codeOf(error)));
    thread.once("exit", (code) => resolve(`code ${code}`));
  });
}

function codeOf({ code, name }: NodeJS.ErrnoException): string {
  return code ?? name;
}
