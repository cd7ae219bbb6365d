import { existsSync, rmSync } from "node:fs";
import { build } from "../internal/build.mjs";
import { command } from "../internal/command.mjs";
import { inProject } from "../internal/paths.mjs";
import { oneCheck, playwrightCounts, vitestCounts } from "./counts.mjs";
import { findChromium } from "./find-chromium.mjs";
import { killableShop } from "./killable-shop.mjs";
import { mailServer } from "./mail-server.mjs";
import { holdTestServer, resultFile, shopUnderTest } from "./shop-under-test.mjs";
import { uploadShops } from "./upload-shops.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** @param {string} path @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const node = async (path, args, env = process.env) =>
  (await command(process.execPath, [inProject("node_modules", path), ...args], { env })).code;

const shop = shopUnderTest();

/**
 * Everything that `npm test` runs, in this order.
 * @type {Record<string, () => Promise<Counts>>}
 */
export const suites = {
  format: async () => oneCheck((await node("@biomejs/biome/bin/biome", ["ci"])) === 0),
  types: async () => oneCheck(await types()),
  boundaries: async () => oneCheck((await node(...dependencyCruiser())) === 0),
  unit: () => vitest("unit", ["unit", "repository"]),
  domain: () => vitest("domain", ["domain"]),
  api: async () => vitest("api", ["api"], await shop("api", () => ({ TRUST_PROXY: "1" }))),
  // A shop of its own, whose limits and rows nobody else counts on.
  fuzz: async () =>
    vitest("fuzz", ["fuzz"], await shop("fuzz", () => ({ TRUST_PROXY: "1" })), [
      "--no-file-parallelism",
    ]),
  // One file after the other: a test that kills a server would take another's with it.
  contention: async () =>
    vitest("contention", ["contention"], await killableShop(), ["--no-file-parallelism"]),
  // Alone with its server: whatever else it answered would be in its memory too.
  uploads: async () =>
    vitest("uploads", ["uploads"], await uploadShops(shop), ["--no-file-parallelism"]),
  e2e: browser,
};

/** Only `npm run verify`: a build that finds nothing of an earlier one. */
export async function buildAnew() {
  await build({ anew: true });
  return oneCheck(true);
}

async function types() {
  // Next writes down which routes there are; pages and links are checked against it.
  if ((await node("next/dist/bin/next", ["typegen"])) !== 0) return false;
  const tsc = "typescript/bin/tsc";
  const results = [await node(tsc, ["--noEmit"]), await node(tsc, ["-p", "scripts"])];
  return results.every((code) => code === 0);
}

/** @returns {[string, string[]]} */
function dependencyCruiser() {
  const all = ["app", "components", "lib", "emails", "prisma", "scripts", "tests"];
  const folders = all.filter((folder) => existsSync(inProject(folder)));
  return [
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["--config", ".dependency-cruiser.cjs", "--no-progress", ...folders],
  ];
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [options]
 */
async function vitest(name, projects, env = {}, options = []) {
  await holdTestServer();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const code = await node("vitest/vitest.mjs", [...args, ...options, ...chosen], {
    ...process.env,
    ...env,
  });
  return vitestCounts(report, code);
}

async function browser() {
  const CHROMIUM_PATH = await findChromium();
  const report = resultFile("e2e.json");
  rmSync(report, { force: true });
  const served = await shop("e2e", mailServer);
  const env = { ...process.env, ...served, CHROMIUM_PATH, E2E_RESULTS: report };
  const code = await node("@playwright/test/cli.js", ["test"], env);
  return playwrightCounts(report, code);
}
