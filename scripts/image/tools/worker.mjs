// In the image: sends mail and clears away what has run out, until it is asked to stop.
import { checkEnvironmentAtStart } from "../../../lib/environment-warnings.ts";
import { run } from "../../internal/failure.mjs";
import { untilStopped } from "../../internal/stop-signals.mjs";
import { workUntil } from "../../internal/work-until.ts";

run(async () => {
  const stopped = untilStopped();
  checkEnvironmentAtStart();
  console.log("The worker sends mail.");
  await workUntil(stopped);
});
