import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { command } from "./command.mjs";
import { Failure } from "./failure.mjs";
import { hashOf } from "./hash.mjs";
import { withLock } from "./lock-file.mjs";
import { dataFolder, inProject } from "./paths.mjs";
import { step } from "./progress.mjs";
import { isDone, onceFor } from "./record.mjs";

const RECORD = inProject("node_modules/.installed-for");

/**
 * Installs exactly what package-lock.json names, when that isn't what is installed.
 * @returns {Promise<void>}
 */
export async function install() {
  const hash = hashOf(["package-lock.json"], [process.platform, process.arch]);
  if (isDone(RECORD, hash) && hasNode()) return;
  // Two commands at once must not install into each other's hands.
  await withLock(`${dataFolder()}/install.lock`, () =>
    onceFor(RECORD, hash, async () => {
      if (!alreadyInstalled()) await step("Installing packages", npmCi);
    }),
  );
}

const hasNode = () => existsSync(inProject("node_modules/.bin/node"));

/** Whether somebody ran `npm ci` by hand: npm notes in node_modules what it put there. */
function alreadyInstalled() {
  if (!hasNode()) return false;
  const installed = packages("node_modules/.package-lock.json");
  return Object.entries(packages("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function packages(path) {
  const file = inProject(path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

async function npmCi() {
  const { program, args } = npm();
  const { code, output } = await command(
    program,
    // We build here, so the tools are needed even where NODE_ENV=production leaves them out.
    [...args, "ci", "--include=dev", "--no-audit", "--no-fund"],
    { env: installEnvironment(), quiet: true },
  );
  if (code !== 0) {
    const reason =
      /npm error (?!code|A complete log)(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
    throw new Failure(`npm ci failed: ${reason} (try it by hand to see all of it).`);
  }
  mkdirSync(inProject("node_modules"), { recursive: true });
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
