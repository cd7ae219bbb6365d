// In the image: sends mail and clears away what has run out, until it is asked to stop.
import { db } from "../../../lib/db.ts";
import { env } from "../../../lib/env.ts";
import { startBackgroundWork } from "../../../lib/http/background-work.ts";
import { Failure, run } from "../../internal/failure.mjs";
import { untilStopped } from "../../internal/stop-signals.mjs";

run(async () => {
  const stopped = untilStopped();
  checkEnvironment();
  const work = startBackgroundWork();
  console.log("The worker sends mail.");
  await stopped;
  await work.stop();
  await db().$disconnect();
});

function checkEnvironment() {
  try {
    env();
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
