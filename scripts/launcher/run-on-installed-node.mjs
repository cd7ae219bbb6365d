// Started by launch.mjs on the installed Node: runs a file of scripts/commands.

import { run } from "../system/failure.mjs";
import { prepareNode } from "./node-settings.mjs";
import { runCommandFile } from "./run-command-file.mjs";

prepareNode();
// A launcher that is killed hard sends no signal, but its IPC channel closes.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

run(async () => {
  const [file = "", ...args] = process.argv.slice(2);
  return runCommandFile(file, args);
});
