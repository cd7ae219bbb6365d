import { existsSync, rmSync } from "node:fs";
import { build } from "../shop/build.ts";
import { command } from "../system/command.mjs";
import { inProject } from "../system/paths.mjs";
import { attackedShop } from "./attacked-shop.ts";
import { containers } from "./containers.ts";
import { type Counts, playwrightCounts, singleCheck, vitestCounts } from "./counts.ts";
import { findChromium } from "./find-chromium.ts";
import { instances } from "./instances.ts";
import { killableShop } from "./killable-shop.ts";
import { resultFile } from "./result-file.ts";
import { sharedShop } from "./shared-shop.ts";
import { sharedTestServer, shopUnderTest, type TestEnvironment } from "./shop-under-test.ts";
import { uploadShops } from "./upload-shops.ts";

/** `args` go to the suite's program. `log` is a file descriptor for its output, else the terminal. */
type SuiteRequest = { args: string[]; log?: number };

type Suite = (request: SuiteRequest) => Promise<Counts>;

const DEEP_BOOKS = { BOOKS_RUNS: "100" };

/** Runs files one by one, in suites that compare whole tables or kill servers. */
const SEQUENTIAL = ["--no-file-parallelism"];

const shop = shopUnderTest();
const shared = sharedShop(shop);

export const suites: Record<string, Suite> = {
  format: async (request) =>
    singleCheck((await node("@biomejs/biome/bin/biome", ["ci"], request)) === 0),
  types: async (request) => singleCheck(await types(request)),
  boundaries: async (request) => singleCheck((await node(...dependencyCruiser(), request)) === 0),
  unit: (request) => vitest("unit", request, { projects: ["unit", "repository"] }),
  domain: (request) => vitest("domain", request),
  api: async (request) => vitest("api", request, { env: await shared() }),
  e2e: (request) => browser("e2e", request, shared),
  books: (request) =>
    vitest("books", withDefaultFiles(request, ["tests/domain/books.test.ts"]), {
      projects: ["domain"],
      env: DEEP_BOOKS,
    }),
  plans: (request) => vitest("plans", request),
  // In its own shop, because it compares whole tables and uses up rate limits.
  fuzz: async (request) =>
    vitest("fuzz", request, {
      env: await shop("fuzz", () => ({ TRUST_PROXY: "1" })),
      options: SEQUENTIAL,
    }),
  // In its own shop, because it uses up limits and asks a carrier for prices.
  attacks: async (request) =>
    vitest("attacks", request, { env: await attackedShop(shop), options: SEQUENTIAL }),
  contention: async (request) =>
    vitest("contention", request, { env: await killableShop(), options: SEQUENTIAL }),
  instances: async (request) =>
    vitest("instances", request, { env: await instances(shop), options: SEQUENTIAL }),
  // In its own shop, because it measures the server's memory.
  uploads: async (request) =>
    vitest("uploads", request, { env: await uploadShops(shop), options: SEQUENTIAL }),
  containers: (request) =>
    containers({
      vitest: (env) => vitest("containers", request, { env, reporter: "verbose" }),
      browser: (env, args) => browser("containers-sale", { ...request, args }, async () => env),
    }),
};

/** Builds the shop without the files of an earlier build. */
export async function cleanBuild() {
  await build({ clean: true });
  return singleCheck(true);
}

const withDefaultFiles = (request: SuiteRequest, files: string[]) =>
  request.args.length > 0 ? request : { ...request, args: files };

/** Runs a program of an installed package and returns its exit code. */
async function node(
  path: string,
  args: string[],
  { log }: SuiteRequest,
  extraEnv: TestEnvironment = {},
) {
  const program = inProject("node_modules", path);
  const options = { env: { ...process.env, ...extraEnv }, ...(log !== undefined && { log }) };
  return (await command(process.execPath, [program, ...args], options)).code;
}

async function types(request: SuiteRequest) {
  // Writes the types of the routes, which links and pages are checked against.
  if ((await node("next/dist/bin/next", ["typegen"], request)) !== 0) return false;
  const tsc = "typescript/bin/tsc";
  const results = [
    await node(tsc, ["--noEmit"], request),
    await node(tsc, ["-p", "scripts"], request),
  ];
  return results.every((code) => code === 0);
}

function dependencyCruiser(): [string, string[]] {
  const all = ["app", "components", "lib", "emails", "prisma", "demo", "scripts", "tests"];
  const folders = all.filter((folder) => existsSync(inProject(folder)));
  return [
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["--config", ".dependency-cruiser.cjs", "--no-progress", ...folders],
  ];
}

type VitestSettings = {
  projects?: string[];
  env?: TestEnvironment;
  options?: string[];
  reporter?: "default" | "verbose";
};

async function vitest(name: string, request: SuiteRequest, settings: VitestSettings = {}) {
  const { projects = [name], env = {}, options = [], reporter = "default" } = settings;
  await sharedTestServer();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...reporters, ...options, ...chosen, ...request.args];
  const code = await node("vitest/vitest.mjs", args, request, env);
  return vitestCounts(report, code);
}

async function browser(
  name: string,
  request: SuiteRequest,
  startShop: () => Promise<TestEnvironment>,
) {
  const CHROMIUM_PATH = await findChromium();
  const report = resultFile(`${name}.json`);
  rmSync(report, { force: true });
  const env = { ...(await startShop()), CHROMIUM_PATH, E2E_RESULTS: report };
  const code = await node("@playwright/test/cli.js", ["test", ...request.args], request, env);
  return playwrightCounts(report, code);
}
