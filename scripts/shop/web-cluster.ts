// The primary process of several web processes (WEB_PROCESSES). It shares the port among them, and passes on
// their messages.
import cluster, { type Worker } from "node:cluster";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { isTopic, type ToPrimary } from "../../lib/cache/processes/messages.ts";
import { PageStore } from "../../lib/cache/processes/page-store.ts";
import { WEB_FLAGS } from "../launcher/node-settings.mjs";
import { inProject } from "../system/paths.mjs";

/** A process that ends sooner is started again after a pause. */
const STABLE_AFTER_MS = 10_000;
const PAUSE_MS = 1_000;

let isStopping = false;
/** The web process that does the background work for all. */
let backgroundWorker: Worker | undefined;
const pages = new PageStore();
// Registers itself for the messages of the processes' limiters.
new RateLimiterClusterMaster();

cluster.setupPrimary({
  exec: inProject("node_modules/next/dist/bin/next"),
  args: process.argv.slice(2),
  execArgv: WEB_FLAGS,
  // Messages hold pages as bytes, which JSON can't.
  serialization: "advanced",
});

cluster.on("message", (from, message) => {
  if (!isTopic(message)) return;
  const others = workers().filter((worker) => worker !== from);
  pages.receive(message as ToPrimary, from, others);
});

// Passes on the launcher's mail counts.
process.on("message", (message) => {
  if (backgroundWorker?.isConnected())
    backgroundWorker.send(message as Parameters<Worker["send"]>[0]);
});
process.channel?.unref();

for (let index = 0; index < Number(process.env.WEB_PROCESSES); index += 1) start(index);

/** `index` is the same for a process and its successors. */
function start(index: number): void {
  if (isStopping) return;
  const startedAt = performance.now();
  const worker = cluster.fork({ WEB_PROCESS_INDEX: String(index) });
  if (index === 0) backgroundWorker = worker;
  // Messages to a process that has just died fail; its successor begins without them.
  worker.on("error", () => {});
  worker.once("exit", (code) => {
    if (isStopping) {
      if (workers().length === 0) process.exit();
      return;
    }
    const wasStable = performance.now() - startedAt > STABLE_AFTER_MS;
    // It ended early, and no other process is connected: the shop itself is broken.
    const others = workers().filter((other) => other !== worker);
    if (!wasStable && others.every((other) => !other.isConnected())) process.exit(code || 1);
    console.error(`A web process ended by itself (code ${code}). Another one takes its place.`);
    setTimeout(() => start(index), wasStable ? 0 : PAUSE_MS);
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    for (const worker of workers()) worker.process.kill(signal);
    if (workers().length === 0) process.exit();
  });
}
