// `npm run admin -- command`: what operators do beside the dashboard. Only what an old Node can read
// stands here, so that it gets a sentence and not a syntax error.
import { nodeFault } from "./internal/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
import("./internal/launch.mjs").then(({ launch }) => launch("operate", process.argv.slice(2)));
