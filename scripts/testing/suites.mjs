import { existsSync, rmSync } from "node:fs";
import { build } from "../internal/build.mjs";
import { command } from "../internal/command.mjs";
import { inProject } from "../internal/paths.mjs";
import { oneCheck, playwrightCounts, sum, vitestCounts } from "./counts.mjs";
import { findChromium } from "./find-chromium.mjs";
import { instances } from "./instances.mjs";
import { killableShop } from "./killable-shop.mjs";
import { processLayout } from "./layout/process-layout.mjs";
import { mailServer } from "./mail-server.mjs";
import { resultFile } from "./result-file.mjs";
import { holdTestServer, shopUnderTest } from "./shop-under-test.mjs";
import { uploadShops } from "./upload-shops.mjs";
import { watchedShop } from "./watched-shop.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** @param {string} path @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const node = async (path, args, env = process.env) =>
  (await command(process.execPath, [inProject("node_modules", path), ...args], { env })).code;

const shop = shopUnderTest();

/** From the catalogue to the resi, and from the proof of payment to the completed order. */
const THE_PURCHASE = ["tests/e2e/first-sale.spec.ts", "tests/e2e/proof-to-completed.spec.ts"];

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
  api: async () => vitest("api", ["api"], await watchedShop(shop)),
  // A shop of its own, whose limits and rows nobody else counts on.
  fuzz: async () =>
    vitest("fuzz", ["fuzz"], await shop("fuzz", () => ({ TRUST_PROXY: "1" })), [
      "--no-file-parallelism",
    ]),
  // One file after the other: a test that kills a server would take another's with it.
  contention: async () =>
    vitest("contention", ["contention"], await killableShop(), ["--no-file-parallelism"]),
  // One file after the other: a test that kills Redis would take another's with it.
  instances: async () =>
    vitest("instances", ["instances"], await instances(shop), ["--no-file-parallelism"]),
  // Alone with its server: whatever else it answered would be in its memory too.
  uploads: async () =>
    vitest("uploads", ["uploads"], await uploadShops(shop), ["--no-file-parallelism"]),
  e2e: () => browser("e2e", () => shop("e2e", mailServer)),
  image,
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

/**
 * The container image and the compose file, laid out in folders and processes: what they promise,
 * what happens when one of them dies, and the whole purchase.
 */
async function image() {
  const layout = await processLayout();
  const checks = await vitest("image", ["image"], layout, ["--no-file-parallelism"]);
  return sum(checks, await browser("image-sale", async () => layout, THE_PURCHASE));
}

/**
 * @param {string} name
 * @param {() => Promise<NodeJS.ProcessEnv>} serve answers where the shop is
 * @param {string[]} [files] none for all
 */
async function browser(name, serve, files = []) {
  const CHROMIUM_PATH = await findChromium();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const env = { ...process.env, ...(await serve()), CHROMIUM_PATH, E2E_RESULTS: report };
  const code = await node("@playwright/test/cli.js", ["test", ...files], env);
  return playwrightCounts(report, code);
}
