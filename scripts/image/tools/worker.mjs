import "./made-secrets.mjs";
import { checkEnvironmentAtStart } from "../../../lib/observability/environment-warnings.ts";
import { runWorker } from "../../shop/run-worker.ts";
import { run } from "../../system/failure.mjs";
import { untilStopped } from "../../system/stop-signals.mjs";

run(async () => {
  const stopped = untilStopped();
  checkEnvironmentAtStart();
  console.log("The worker sends mail.");
  await runWorker(stopped);
});
