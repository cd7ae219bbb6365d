import { existsSync, rmSync } from "node:fs";
import { build } from "../shop/build.mjs";
import { command } from "../system/command.mjs";
import { inProject } from "../system/paths.mjs";
import { containers } from "./containers.mjs";
import { oneCheck, playwrightCounts, vitestCounts } from "./counts.mjs";
import { findChromium } from "./find-chromium.mjs";
import { instances } from "./instances.mjs";
import { killableShop } from "./killable-shop.mjs";
import { resultFile } from "./result-file.mjs";
import { sharedShop } from "./shared-shop.mjs";
import { holdTestServer, shopUnderTest } from "./shop-under-test.mjs";
import { uploadShops } from "./upload-shops.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/**
 * What a run asks of a suite.
 * @typedef {object} Request
 * @property {string[]} args passed on to the suite's own program: test files and options
 * @property {number} [log] the descriptor of a file that takes its output; the terminal without
 */

/** @typedef {(request: Request) => Promise<Counts>} Suite */

/** A full walk over the books. */
const DEEP_BOOKS = { BOOKS_RUNS: "100" };

/** Files of these suites count on nobody else's rows or kill servers, so they run one by one. */
const ONE_BY_ONE = ["--no-file-parallelism"];

const shop = shopUnderTest();
const shared = sharedShop(shop);

/** @type {Record<string, Suite>} */
export const suites = {
  format: async (request) =>
    oneCheck((await node("@biomejs/biome/bin/biome", ["ci"], request)) === 0),
  types: async (request) => oneCheck(await types(request)),
  boundaries: async (request) => oneCheck((await node(...dependencyCruiser(), request)) === 0),
  unit: (request) => vitest("unit", request, { projects: ["unit", "repository"] }),
  domain: (request) => vitest("domain", request),
  api: async (request) => vitest("api", request, { env: await shared() }),
  e2e: (request) => browser("e2e", request, shared),
  books: (request) =>
    vitest("books", withFiles(request, ["tests/domain/books.test.ts"]), {
      projects: ["domain"],
      env: DEEP_BOOKS,
    }),
  // A shop of its own, whose limits and rows nobody else counts on.
  fuzz: async (request) =>
    vitest("fuzz", request, {
      env: await shop("fuzz", () => ({ TRUST_PROXY: "1" })),
      options: ONE_BY_ONE,
    }),
  contention: async (request) =>
    vitest("contention", request, { env: await killableShop(), options: ONE_BY_ONE }),
  instances: async (request) =>
    vitest("instances", request, { env: await instances(shop), options: ONE_BY_ONE }),
  // Alone with its server: whatever else it answered would be in its memory too.
  uploads: async (request) =>
    vitest("uploads", request, { env: await uploadShops(shop), options: ONE_BY_ONE }),
  containers: (request) =>
    containers({
      vitest: (env) => vitest("containers", request, { env, reporter: "verbose" }),
      browser: (env, args) => browser("containers-sale", { ...request, args }, async () => env),
    }),
};

/** Builds the shop without anything of an earlier build. */
export async function buildAnew() {
  await build({ anew: true });
  return oneCheck(true);
}

/** @param {Request} request @param {string[]} files unless the request names its own */
const withFiles = (request, files) =>
  request.args.length > 0 ? request : { ...request, args: files };

/**
 * Runs a program of an installed package and answers its exit code.
 * @param {string} path
 * @param {string[]} args
 * @param {Request} request
 * @param {NodeJS.ProcessEnv} [env] beside this process's own
 */
async function node(path, args, { log }, env = {}) {
  const program = inProject("node_modules", path);
  const options = { env: { ...process.env, ...env }, log };
  return (await command(process.execPath, [program, ...args], options)).code;
}

/** @param {Request} request */
async function types(request) {
  // Next writes down which routes there are; pages and links are checked against it.
  if ((await node("next/dist/bin/next", ["typegen"], request)) !== 0) return false;
  const tsc = "typescript/bin/tsc";
  const results = [
    await node(tsc, ["--noEmit"], request),
    await node(tsc, ["-p", "scripts"], request),
  ];
  return results.every((code) => code === 0);
}

/** @returns {[string, string[]]} */
function dependencyCruiser() {
  const all = ["app", "components", "lib", "emails", "prisma", "demo", "scripts", "tests"];
  const folders = all.filter((folder) => existsSync(inProject(folder)));
  return [
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["--config", ".dependency-cruiser.cjs", "--no-progress", ...folders],
  ];
}

/**
 * @param {string} name
 * @param {Request} request
 * @param {object} [how]
 * @param {string[]} [how.projects]
 * @param {NodeJS.ProcessEnv} [how.env]
 * @param {string[]} [how.options]
 * @param {"default" | "verbose"} [how.reporter] `verbose` names each test that passed
 */
async function vitest(name, request, how = {}) {
  const { projects = [name], env = {}, options = [], reporter = "default" } = how;
  await holdTestServer();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...reporters, ...options, ...chosen, ...request.args];
  const code = await node("vitest/vitest.mjs", args, request, env);
  return vitestCounts(report, code);
}

/**
 * @param {string} name
 * @param {Request} request
 * @param {() => Promise<NodeJS.ProcessEnv>} serve answers where the shop is
 */
async function browser(name, request, serve) {
  const CHROMIUM_PATH = await findChromium();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const env = { ...(await serve()), CHROMIUM_PATH, E2E_RESULTS: report };
  const code = await node("@playwright/test/cli.js", ["test", ...request.args], request, env);
  return playwrightCounts(report, code);
}
