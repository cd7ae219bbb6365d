// The first part of every command: what can be done before anything is installed. The second part
// runs on the Node that npm installs with the shop.
import { spawn } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeDataFolder } from "./data-folder.mjs";
import { loadEnvironmentFile } from "./environment-file.mjs";
import { Failure, report } from "./failure.mjs";
import { install } from "./install.mjs";
import { inProject, projectFolder } from "./paths.mjs";
import { checkPort, wantedPort } from "./port.mjs";
import { refuseSecondShop } from "./serving-lock.mjs";

/** Parts that do without what only tests and checks need. */
const WITHOUT_TOOLS = new Set(["serve", "operate", "work", "preview-mails"]);

/**
 * @param {string} part the file in this folder that goes on, by its exported `main`
 * @param {string[]} args
 */
export async function launch(part, args) {
  try {
    loadEnvironmentFile();
    checkFolder();
    makeDataFolder();
    // Installing takes long: a person should hear before it that it was for nothing.
    if (part === "serve") {
      refuseSecondShop();
      await checkPort(wantedPort());
    }
    await install({ tools: !WITHOUT_TOOLS.has(part) });
    process.exit(await goOn(part, args));
  } catch (error) {
    report(error);
    process.exit(1);
  }
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

/** @param {string} part @param {string[]} args @returns {Promise<number>} the exit code */
async function goOn(part, args) {
  const node = realpathSync(inProject("node_modules/.bin/node"));
  if (realpathSync(process.execPath) === node) {
    const { main } = await import(`./${part}.mjs`);
    return main(args);
  }
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
