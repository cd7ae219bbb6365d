import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter } from "node:path";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { hashOf } from "../system/hash.mjs";
import { withLock } from "../system/lock-file.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { isDone, onceFor } from "../system/record.mjs";
import { withAddresses } from "./lockfile-addresses.mjs";

const RECORD = inProject("node_modules/.installed-for");
/** On the same file system as node_modules, which it replaces by a rename. */
const STAGING = inProject(".installing");

/** Ten times what a slow line needs. */
const NPM_WITHIN_MS = 600_000;

/** Installs package-lock.json unless it is installed. @param {{ tools: boolean }} wanted with devDependencies? */
export async function install({ tools }) {
  const everything = hashOf(["package-lock.json"], [process.platform, process.arch]);
  const shop = `${everything} without tools`;
  const isInstalled = () =>
    hasNode() && (isDone(RECORD, everything) || (!tools && isDone(RECORD, shop)));
  if (isInstalled()) return;
  await withLock(`${dataFolder()}/install.lock`, async () => {
    if (isInstalled()) return;
    await onceFor(RECORD, tools ? everything : shop, async () => {
      if (isInstalledByHand(tools)) return;
      if (tools && hasNode() && isDone(RECORD, shop)) await step("Installing tools", addTools);
      else await step("Installing packages", () => cleanInstall(tools));
    });
  });
}

const hasNode = () => existsSync(inProject("node_modules/.bin/node"));

/** Returns whether npm's record in node_modules has every package. @param {boolean} tools */
function isInstalledByHand(tools) {
  if (!hasNode()) return false;
  const installed = packages("node_modules/.package-lock.json");
  return Object.entries(packages("package-lock.json")).every(
    ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !tools) || installed[path]?.version === version,
  );
}

/** @param {string} lockfile @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} */
function packages(lockfile) {
  const file = inProject(lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Installs by a lock file with URLs, or by the plain one if the registry has other URLs. @param {boolean} tools */
async function cleanInstall(tools) {
  const devFlag = tools ? "--include=dev" : "--omit=dev";
  rmSync(STAGING, { recursive: true, force: true });
  mkdirSync(STAGING);
  cpSync(inProject("package.json"), `${STAGING}/package.json`);
  const registry = (await runNpm(["config", "get", "registry"])).output.trim().split("\n").at(-1);
  const lockfile = readFileSync(inProject("package-lock.json"), "utf8");
  writeFileSync(`${STAGING}/package-lock.json`, withAddresses(lockfile, registry ?? ""));
  const { code } = await runNpm(["ci", devFlag], STAGING);
  if (code === 0) {
    if (existsSync(inProject("node_modules"))) {
      renameSync(inProject("node_modules"), `${STAGING}/replaced`);
    }
    renameSync(`${STAGING}/node_modules`, inProject("node_modules"));
  } else {
    await runNpmOrFail(["ci", devFlag]);
  }
  rmSync(STAGING, { recursive: true, force: true });
}

/** Adds to node_modules in place, so that a running shop keeps its files. */
const addTools = () => runNpmOrFail(["install", "--no-save", "--include=dev"]);

async function runNpmOrFail(/** @type {string[]} */ args) {
  const { code, output } = await runNpm(args);
  if (code === 0) return;
  const reason =
    /npm error (?!code|A complete log)(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
  throw new Failure(`npm ${args[0]} failed: ${reason} (try it by hand to see all of it).`);
}

/** @param {string[]} args @param {string} [cwd] */
function runNpm(args, cwd) {
  const { program, args: script } = findNpm();
  return command(program, [...script, ...args, "--no-audit", "--no-fund"], {
    ...(cwd && { cwd }),
    env: installEnvironment(),
    quiet: true,
    timeout: NPM_WITHIN_MS,
  });
}

/** Returns the npm that started this process, with the Node it runs on, else the one on the PATH. */
function findNpm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith(".js") && node && existsSync(node) && !isInNodeModules(node)) {
    return { program: node, args: [script] };
  }
  return { program: "npm", args: [] };
}

const isInNodeModules = (/** @type {string} */ path) => path.startsWith(inProject("node_modules"));

function installEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !isInNodeModules(entry));
  return {
    ...process.env,
    // Without our node_modules/.bin, whose Node npm ci deletes.
    PATH: path.join(delimiter),
    NODE_ENV: "development",
    // Any program: keeps Prisma's install script from downloading an engine that the shop doesn't use.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  };
}
