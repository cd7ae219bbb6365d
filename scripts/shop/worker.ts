// The worker beside the web server of `npm start`, which checks the settings and serves the metrics.
import { mailCounts } from "#lib/observability/mail-counts.ts";
import { run } from "../system/failure.mjs";
import { untilStopped } from "../system/stop-signals.mjs";
import { runWorker } from "./run-worker.ts";

const COUNT_MS = 5_000;

const sendCounts = async () => process.send?.(await mailCounts());
setInterval(sendCounts, COUNT_MS).unref();
run(async () => {
  await runWorker(untilStopped());
  await sendCounts();
});
