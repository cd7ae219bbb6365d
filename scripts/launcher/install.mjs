import { existsSync, readFileSync } from "node:fs";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { withLock } from "../system/lock-file.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";

const LOCK = inProject("package-lock.json");

/** npm's own record of what it installed, written last. */
const RECORD = inProject("node_modules/.package-lock.json");

/** Installs package-lock.json unless node_modules holds it. @param {{ tools: boolean }} wanted with devDependencies? */
export async function install({ tools }) {
  if (isInstalled(tools)) return;
  await withLock(`${dataFolder()}/install.lock`, async () => {
    if (!isInstalled(tools)) await step("Installing packages", () => installByNpm(tools));
  });
}

function isInstalled(/** @type {boolean} */ tools) {
  if (!existsSync(RECORD) || !existsSync(inProject("node_modules/.bin/node"))) return false;
  const installed = packages(RECORD);
  return Object.entries(packages(LOCK)).every(
    ([path, { version, optional, dev, devOptional }]) =>
      !path || optional || (!tools && (dev || devOptional)) || installed[path]?.version === version,
  );
}

/** @param {string} lockfile @returns {Record<string, any>} */
const packages = (lockfile) => JSON.parse(readFileSync(lockfile, "utf8")).packages;

async function installByNpm(/** @type {boolean} */ tools) {
  // `npm install` changes packages in place, so that a running shop keeps its files.
  const install = existsSync(RECORD) ? ["install", "--no-save"] : ["ci"];
  const args = [...install, tools ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund"];
  // Any program will do: it keeps Prisma from downloading an engine that the shop doesn't use.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const { code, output } = await command("npm", args, { env, quiet: true });
  if (code !== 0) throw new Failure(`npm ${args.join(" ")} failed:\n${output.trim()}`);
}
