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
/** Beside node_modules, so that a finished installation takes its place by a rename. */
const STAGE = inProject(".installing");

/**
 * Installs exactly what package-lock.json names, when that isn't what is installed.
 * @param {{ tools: boolean }} wanted `tools`: also what only tests and checks need
 * @returns {Promise<void>}
 */
export async function install({ tools }) {
  const everything = hashOf(["package-lock.json"], [process.platform, process.arch]);
  const shop = `${everything} without tools`;
  const suffices = () =>
    hasNode() && (isDone(RECORD, everything) || (!tools && isDone(RECORD, shop)));
  if (suffices()) return;
  // Two commands at once must not install into each other's hands.
  await withLock(`${dataFolder()}/install.lock`, async () => {
    if (suffices()) return;
    await onceFor(RECORD, tools ? everything : shop, async () => {
      if (alreadyInstalled(tools)) return;
      if (tools && hasNode() && isDone(RECORD, shop)) await step("Installing tools", addTools);
      else await step("Installing packages", () => installAnew(tools));
    });
  });
}

const hasNode = () => existsSync(inProject("node_modules/.bin/node"));

/**
 * Whether somebody ran `npm ci` by hand: npm notes in node_modules what it put there.
 * @param {boolean} tools
 */
function alreadyInstalled(tools) {
  if (!hasNode()) return false;
  const installed = packages("node_modules/.package-lock.json");
  return Object.entries(packages("package-lock.json")).every(
    ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !tools) || installed[path]?.version === version,
  );
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} */
function packages(path) {
  const file = inProject(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/**
 * Installs beside node_modules by a lock file with addresses, which halves npm's time. Falls back to
 * the plain lock file for a registry that keeps its packages elsewhere.
 * @param {boolean} tools
 */
async function installAnew(tools) {
  // NODE_ENV=production would leave the tools out as well.
  const which = tools ? "--include=dev" : "--omit=dev";
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(STAGE);
  cpSync(inProject("package.json"), `${STAGE}/package.json`);
  const registry = (await runNpm(["config", "get", "registry"])).output.trim().split("\n").at(-1);
  const lockfile = readFileSync(inProject("package-lock.json"), "utf8");
  writeFileSync(`${STAGE}/package-lock.json`, withAddresses(lockfile, registry ?? ""));
  const { code } = await runNpm(["ci", which], STAGE);
  if (code === 0) {
    if (existsSync(inProject("node_modules"))) {
      renameSync(inProject("node_modules"), `${STAGE}/replaced`);
    }
    renameSync(`${STAGE}/node_modules`, inProject("node_modules"));
  } else {
    await runNpmOrFail(["ci", which]);
  }
  rmSync(STAGE, { recursive: true, force: true });
}

/** Adds the tools to an installation without them. A running shop keeps its files. */
const addTools = () => runNpmOrFail(["install", "--no-save", "--include=dev"]);

/** @param {string[]} args */
async function runNpmOrFail(args) {
  const { code, output } = await runNpm(args);
  if (code === 0) return;
  const reason =
    /npm error (?!code|A complete log)(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
  throw new Failure(`npm ${args[0]} failed: ${reason} (try it by hand to see all of it).`);
}

/** @param {string[]} args @param {string} [cwd] */
function runNpm(args, cwd) {
  const { program, args: script } = npm();
  return command(program, [...script, ...args, "--no-audit", "--no-fund"], {
    ...(cwd && { cwd }),
    env: installEnvironment(),
    quiet: true,
  });
}

/**
 * The npm that started us, on the Node it runs on itself; else the one on the PATH.
 * @returns {{ program: string, args: string[] }}
 */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith(".js") && node && existsSync(node) && !isOurs(node)) {
    return { program: node, args: [script] };
  }
  return { program: "npm", args: [] };
}

/** @param {string} path */
const isOurs = (path) => path.startsWith(inProject("node_modules"));

function installEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !isOurs(entry));
  return {
    ...process.env,
    // npm run puts our node_modules/.bin first, and npm ci is about to delete the Node in there.
    PATH: path.join(delimiter),
    NODE_ENV: "development",
    // Prisma's install script looks for an engine that the shop doesn't need, on a host that
    // needn't be reachable; naming any program keeps it from looking.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  };
}
