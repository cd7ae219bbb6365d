import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkEnvironmentAtStart } from "../../../lib/observability/environment-warnings.ts";
import { hasReservedPictures } from "../../database/demo-data.mjs";
import { runWorker } from "../../shop/run-worker.ts";
import { report, run } from "../../system/failure.mjs";
import { untilStopped } from "../../system/stop-signals.mjs";

run(async () => {
  const stopped = untilStopped();
  checkEnvironmentAtStart();
  console.log("The worker sends mail.");
  drawDemo().catch(report);
  await runWorker(stopped);
});

/** Draws the demo's pictures while the shop is open; the next start goes on with what is missing. */
async function drawDemo() {
  if (!(await hasReservedPictures(process.env.DATABASE_URL ?? ""))) return;
  const script = fileURLToPath(new URL("./draw-pictures.mjs", import.meta.url));
  spawn(process.execPath, [script], { stdio: ["ignore", "inherit", "inherit"] }).on(
    "error",
    report,
  );
}
