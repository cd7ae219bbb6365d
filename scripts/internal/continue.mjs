// The second part of a command, when launch.mjs ran on another Node and had to hand over.
import { run } from "./failure.mjs";

// Signals reach the launcher as well as us; when it is killed hard, only this tells.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

run(async () => {
  const [part, ...args] = process.argv.slice(2);
  const { main } = await import(`./${part}.mjs`);
  return main(args);
});
