// `node scripts/run.mjs <command>`. Uses only old syntax, so that an old Node prints the error below.
import { nodeVersionError } from "./launcher/node-version.mjs";

const error = nodeVersionError(process.versions.node);
if (error) {
  console.error(error);
  process.exit(1);
}
// A launcher that is killed hard sends no signal, but its IPC channel closes.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
if (process.channel) process.channel.unref();

const [name, ...args] = process.argv.slice(2);
import("./launcher/node-settings.mjs")
  .then(({ prepareNode }) => {
    prepareNode();
    return import("./launcher/launch.mjs");
  })
  .then(({ launch }) => launch(name, args));
