// The second part of a command, when launch.mjs ran on another Node and had to hand over.
import { run } from "../system/failure.mjs";
import { runPart } from "./run-part.mjs";

// Signals reach the launcher as well as us; when it is killed hard, only this tells.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

run(async () => {
  const [part = "", ...args] = process.argv.slice(2);
  return runPart(part, args);
});
