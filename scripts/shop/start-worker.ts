import { constants, setPriority } from "node:os";
import { COMPILE_CACHE, ONE_HEAP, WEB_FLAGS } from "../launcher/node-settings.mjs";
import { inProject } from "../system/paths.mjs";
import { type EndReason, restartEnded } from "./restart-ended.ts";
import { endOf, spawnChild, stopChild } from "./spawn-child.ts";

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
  { onMessage, args = WORKER, firstDelayMs }: Options,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // The web server has the port of the metrics.
  const own = {
    NODE_ENV: "production" as const,
    METRICS_PORT: "",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
  };
  const ended = restartEnded("The mail worker", run, { signal, firstDelayMs });

  function run(): Promise<EndReason> {
    const child = spawnChild(args, { ...env, ...ONE_HEAP, ...own });
    // The web server goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on("message", onMessage);
    const stop = () => void stopChild(child);
    signal.addEventListener("abort", stop);
    return endOf(child).finally(() => signal.removeEventListener("abort", stop));
  }

  return () => {
    stopping.abort();
    return ended;
  };
}
