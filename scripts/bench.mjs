// `npm run bench`: figures, each as a ratio to a baseline of the same run. Only what an old Node
// can read stands here.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/launch.mjs").then(({ launch }) => launch("run-bench", process.argv.slice(2)));
