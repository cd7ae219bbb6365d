import { existsSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { withLock } from "../system/lock-file.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";

const OURS = inProject("node_modules");

/** npm's own record of what it installed, written last. */
const RECORD = "node_modules/.package-lock.json";

/** @typedef {{ version: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked */

/** Installs package-lock.json unless node_modules holds it. @param {{ tools: boolean }} wanted with devDependencies? */
export async function install({ tools }) {
  if (isInstalled(tools)) return;
  await withLock(`${dataFolder()}/install.lock`, async () => {
    if (!isInstalled(tools)) await step("Installing packages", () => runNpm(tools));
  });
}

function isInstalled(/** @type {boolean} */ tools) {
  if (!existsSync(inProject(RECORD)) || !existsSync(inProject("node_modules/.bin/node"))) return false;
  const installed = packages(RECORD);
  return Object.entries(packages("package-lock.json")).every(
    ([path, { version, optional, dev, devOptional }]) =>
      optional || ((dev || devOptional) && !tools) || installed[path]?.version === version,
  );
}

/** @param {string} lockfile @returns {Record<string, Locked>} */
function packages(lockfile) {
  const { "": _shop, ...others } = JSON.parse(readFileSync(inProject(lockfile), "utf8")).packages;
  return others;
}

async function runNpm(/** @type {boolean} */ tools) {
  // `npm install` changes packages in place, so that a running shop keeps its files.
  const install = existsSync(inProject(RECORD)) ? ["install", "--no-save"] : ["ci"];
  const args = [...install, tools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"];
  // Without our own Node, which npm replaces.
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(OURS));
  // Any program will do: it keeps Prisma from downloading an engine that the shop doesn't use.
  const engine = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const env = { ...process.env, ...engine, PATH: path?.join(delimiter) };
  const { code, output } = await command("npm", args, { env, quiet: true });
  if (code !== 0) throw new Failure(`npm ${args.join(" ")} failed:\n${output.trim()}`);
}
