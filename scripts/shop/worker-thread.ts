// Runs in a thread of the launcher (start-worker-thread.ts): sends mail and cleans up.
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { cleanUp, startBackgroundWork } from "#lib/jobs/background-work.ts";
import { mailCounts } from "#lib/observability/mail-counts.ts";
import { startTraces, stopTraces } from "#lib/observability/traces.ts";
import { log } from "#lib/telemetry/log.ts";
import { CLEAN_UP, type Work } from "./find-work.ts";

const COUNT_MS = 5_000;

process.on("uncaughtException", (err) => {
  log().fatal({ err }, "the worker failed");
  process.exit(1);
});
// On Linux only this thread's.
setPriority(constants.priority.PRIORITY_LOW);
await startTraces("worker");
const work = startBackgroundWork(renderMail, "paced");
let cleaning = (workerData as Work).cleanUp ? cleanUp() : Promise.resolve();
const counting = setInterval(async () => parentPort?.postMessage(await mailCounts()), COUNT_MS);

parentPort?.on("message", (message) => {
  if (message === CLEAN_UP) cleaning = cleaning.then(() => cleanUp());
  else void stop();
});

async function stop(): Promise<void> {
  await Promise.all([work.stop(), cleaning]);
  parentPort?.postMessage(await mailCounts());
  clearInterval(counting);
  await Promise.all([db().$disconnect(), stopTraces()]);
  process.exit(0);
}
