import { spawn } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeDataFolder } from "../system/data-folder.mjs";
import { loadEnvironmentFile } from "../system/environment-file.mjs";
import { Failure, run } from "../system/failure.mjs";
import { inProject, projectFolder } from "../system/paths.mjs";
import { checkPort, wantedPort } from "../system/port.mjs";
import { refuseSecondShop } from "../system/serving-lock.mjs";
import { COMMANDS } from "./commands.mjs";
import { install } from "./install.mjs";
import { runCommandFile } from "./run-command-file.mjs";

/** Installs packages, and exits with the command's code. @param {string | undefined} name @param {string[]} args */
export async function launch(name, args) {
  const command = COMMANDS[name ?? ""];
  if (!command) {
    console.error(`Name one of: ${Object.keys(COMMANDS).join(", ")}.`);
    process.exit(1);
  }
  await run(async () => {
    const allArgs = [...(command.args ?? []), ...args];
    if (command.installs === "nothing") return runCommandFile(command.file, allArgs);
    loadEnvironmentFile();
    checkFolder();
    makeDataFolder();
    // Fails before the installation, which takes long.
    if (command.file === "serve.ts") {
      refuseSecondShop();
      await checkPort(wantedPort());
    }
    await install({ tools: command.installs === "tools" });
    return runOnInstalledNode(command.file, allArgs);
  });
}

function checkFolder() {
  try {
    accessSync(projectFolder, constants.W_OK);
  } catch {
    throw new Failure(
      `The folder ${projectFolder} is read-only for this user: the shop installs and builds in it, so make it writable or clone it elsewhere.`,
    );
  }
}

async function runOnInstalledNode(/** @type {string} */ file, /** @type {string[]} */ args) {
  const node = realpathSync(inProject("node_modules/.bin/node"));
  if (realpathSync(process.execPath) === node) return runCommandFile(file, args);
  const script = fileURLToPath(new URL("run-on-installed-node.mjs", import.meta.url));
  return spawnForwardingSignals(node, [script, file, ...args]);
}

/** @param {string} node @param {string[]} args @returns {Promise<number>} the exit code */
function spawnForwardingSignals(node, args) {
  return new Promise((resolve, reject) => {
    // The IPC channel tells the child when this process is killed hard.
    const child = spawn(node, args, {
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
