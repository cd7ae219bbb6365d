// The first part of every command: what can be done before anything is installed. The second part
// runs on the Node that npm installs with the shop.
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
import { runPart } from "./run-part.mjs";

/**
 * Runs a command to its end and ends the process with its exit code.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function launch(name, args) {
  const command = COMMANDS[name ?? ""];
  if (!command) {
    console.error(`Name one of: ${Object.keys(COMMANDS).join(", ")}.`);
    process.exit(1);
  }
  await run(async () => {
    const words = [...(command.args ?? []), ...args];
    if (command.installs === "nothing") return runPart(command.part, words);
    loadEnvironmentFile();
    checkFolder();
    makeDataFolder();
    // Installing takes long: a person should hear before it that it was for nothing.
    if (command.part === "serve") {
      refuseSecondShop();
      await checkPort(wantedPort());
    }
    await install({ tools: command.installs === "tools" });
    return goOn(command.part, words);
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

/** @param {string} part @param {string[]} args @returns {Promise<number | void>} the exit code */
async function goOn(part, args) {
  const node = realpathSync(inProject("node_modules/.bin/node"));
  if (realpathSync(process.execPath) === node) return runPart(part, args);
  return handOver(node, [fileURLToPath(new URL("continue.mjs", import.meta.url)), part, ...args]);
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function handOver(node, args) {
  return new Promise((resolve, reject) => {
    // The channel tells the other one when this process is killed hard.
    const child = spawn(node, args, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
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
