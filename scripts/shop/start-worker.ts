import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { COMPILE_CACHE, ONE_HEAP, WEB_FLAGS } from "../launcher/node-settings.mjs";
import { inProject } from "../system/paths.mjs";
import { spawnChild, stopChild } from "./spawn-child.ts";

/** A worker that ran for this long has recovered: the next back-off begins with the first delay again. */
const STABLE_AFTER_MS = 60_000;
const LONGEST_DELAY_MS = 60_000;

/** Node's arguments for the worker. */
export const WORKER = [
  ...WEB_FLAGS,
  "--optimize-for-size",
  "--import",
  new URL("module-hooks.ts", import.meta.url).href,
  inProject("scripts/shop/worker.ts"),
];

type Options = {
  /** Receives what the worker sends. */
  onMessage: (message: object) => void;
  /** Node's arguments. */
  args?: string[];
  firstDelayMs?: number;
};

/**
 * Runs the worker as a child process. Starts it again after a crash, with back-off. Returns a stop, which
 * waits for the mails in progress.
 */
export function startWorker(
  env: NodeJS.ProcessEnv,
  { onMessage, args = WORKER, firstDelayMs = 1_000 }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // The web server has the port of the metrics.
  const own = {
    NODE_ENV: "production" as const,
    METRICS_PORT: "",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  };
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    let delay = firstDelayMs;
    while (!signal.aborted) {
      const started = performance.now();
      const reason = await run();
      if (signal.aborted) return;
      if (performance.now() - started > STABLE_AFTER_MS) delay = firstDelayMs;
      console.error(`The mail worker ended (${reason}). It starts again in ${delay / 1000} s.`);
      await wait(delay, undefined, { signal }).catch(() => {});
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }

  /** Returns why the process ended. */
  function run(): Promise<string> {
    const child = spawnChild(args, { ...env, ...ONE_HEAP, ...own });
    // The web server goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on("message", onMessage);
    const stop = () => void stopChild(child);
    signal.addEventListener("abort", stop);
    return new Promise<string>((resolve) => {
      child.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
      child.once("exit", (code, killedBy) => resolve(killedBy ?? `code ${code}`));
    }).finally(() => signal.removeEventListener("abort", stop));
  }

  return () => {
    stopping.abort();
    return ended;
  };
}
