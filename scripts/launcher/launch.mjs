import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { makeDataFolder } from "../system/data-folder.mjs";
import { loadEnvironmentFile } from "../system/environment-file.mjs";
import { run } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { checkPort, wantedPort } from "../system/port.mjs";
import { refuseSecondShop } from "../system/serving-lock.mjs";
import { COMMANDS } from "./commands.mjs";
import { install } from "./install.mjs";

/** Installs packages, and exits with the command's code. @param {string | undefined} name @param {string[]} args */
export async function launch(name, args) {
  const command = COMMANDS[name ?? ""];
  if (!command) {
    console.error(`Name one of: ${Object.keys(COMMANDS).join(", ")}.`);
    process.exit(1);
  }
  await run(async () => {
    if (command.installs !== "nothing") {
      loadEnvironmentFile();
      makeDataFolder();
      // Fails before the installation, which takes long.
      if (command.file === "serve.ts") {
        refuseSecondShop();
        await checkPort(wantedPort());
      }
      await install({ tools: command.installs === "tools" });
      const node = realpathSync(inProject("node_modules/.bin/node"));
      if (realpathSync(process.execPath) !== node) return runAgain(node);
    }
    const { main } = await import(`../commands/${command.file}`);
    return main([...(command.args ?? []), ...args]);
  });
}

/** Runs this command on the installed Node. @param {string} node @returns {Promise<number>} the exit code */
function runAgain(node) {
  return new Promise((resolve, reject) => {
    // The IPC channel tells the child when this process is killed hard (scripts/run.mjs).
    const child = spawn(node, process.argv.slice(1), {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...process.env, LAUNCHED_AT: String(performance.timeOrigin) },
    });
    let stopped = false;
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => {
        stopped = true;
        child.kill(signal);
      });
    }
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? (stopped ? 0 : 1)));
  });
}
