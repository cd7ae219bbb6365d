// `node scripts/run.mjs <command>`. Uses only old syntax, so that an old Node prints the error below.
import { nodeVersionError } from "./launcher/node-version.mjs";

const error = nodeVersionError(process.versions.node);
if (error) {
  console.error(error);
  process.exit(1);
}
const [name, ...args] = process.argv.slice(2);
import("./launcher/node-settings.mjs")
  .then(({ prepareNode }) => {
    prepareNode();
    return import("./launcher/launch.mjs");
  })
  .then(({ launch }) => launch(name, args));
