// Runs one command of scripts/launcher/commands.mjs: `node scripts/run.mjs start`. Uses only syntax that
// an old Node can read, so that an old Node gets a sentence and not a syntax error.
import { nodeFault } from "./launcher/node-version.mjs";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const [name, ...args] = process.argv.slice(2);
import("./launcher/launch.mjs").then(({ launch }) => launch(name, args));
