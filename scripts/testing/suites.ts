import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { build } from "../shop/build.ts";
import { command } from "../system/command.mjs";
import { inProject } from "../system/paths.mjs";
import { attackedShop } from "./attacked-shop.ts";
import { containers } from "./containers.ts";
import {
  addFailure,
  type Counts,
  playwrightCounts,
  singleCheck,
  skippedSuite,
  vitestCounts,
} from "./counts.ts";
import { failover } from "./failover.ts";
import { faults } from "./faults.ts";
import { findChromium, findFullChromium } from "./find-chromium.ts";
import { instances } from "./instances.ts";
import { killableShop } from "./killable-shop.ts";
import { startPooler } from "./pooler.ts";
import { findOrInstall } from "./programs.ts";
import { resultFile } from "./result-file.ts";
import { openShop, sharedShop } from "./shared-shop.ts";
import { sharedTestServer, shopUnderTest, type TestEnvironment } from "./shop-under-test.ts";
import { uploadShops } from "./upload-shops.ts";
import { watchSilence } from "./watch-silence.ts";

/** A file for a suite's output, already open. */
export type SuiteLog = { file: string; descriptor: number };

/** `args` go to the suite's program. Its output goes to `log`, else to the terminal. */
type SuiteRequest = { args: string[]; log?: SuiteLog };

type Suite = (request: SuiteRequest) => Promise<Counts>;

const DEEP_BOOKS = { BOOKS_RUNS: "40" };

/** Runs files one by one, in suites that compare whole tables or kill servers. */
const SEQUENTIAL = ["--no-file-parallelism"];

/** A test program ends after so many failures. More usually share a cause with the first ones. */
const MOST_FAILURES = 5;

/** Under CI, suites that drive a running shop try a failed test once more. */
const RETRIES = process.env.CI ? 1 : 0;

/** Tests of what a full Chromium answers differently from the shell: weight, sign-in, dialogs, downloads. */
const FULL_BROWSER_SPECS = [
  "page-weight",
  "provider-sign-in",
  "dialogs",
  "tariffs",
  "picture-viewer",
].map((name) => `tests/e2e/${name}.spec.ts`);

/**
 * Files about what our server adds to Next, or that need it: plain Next ends the connection of a body that a
 * refusal doesn't read (contract, error-catalogue). Who may call what is the handlers' own (authorization, audit-log).
 * Others skip a test by TEST_PLAIN_NEXT.
 */
const NOT_FOR_PLAIN_NEXT = [
  ...[
    "absent-pages",
    "contract/audit-log",
    "contract/authorization",
    "contract/contract",
    "error-catalogue",
    "framework-routes",
    "page-caching",
    "watching",
  ],
];

const REPORTER = inProject("scripts/testing/progress-reporter.ts");

const shop = shopUnderTest();
const shared = sharedShop(shop);

export const suites: Record<string, Suite> = {
  format: async (request) =>
    singleCheck((await node("@biomejs/biome/bin/biome", ["ci"], request)) === 0),
  types: async (request) => singleCheck(await types(request)),
  boundaries: async (request) => singleCheck((await node(...dependencyCruiser(), request)) === 0),
  unit: (request) => {
    const projects = ["unit", "unit-alone", "repository"];
    // These wait for nothing: a second worker on a core would only load the modules once more.
    return vitest("unit", request, { projects, options: ["--maxWorkers=100%"] });
  },
  slow: (request) => vitest("slow", request),
  domain: (request) => vitest("domain", request, { projects: ["domain", "domain-alone"] }),
  api: async (request) => vitest("api", request, { env: await shared(), retries: RETRIES }),
  "next-start": async (request) => {
    const env = await openShop(shop, "next-start", "next start");
    const options = NOT_FOR_PLAIN_NEXT.map((name) => `--exclude=tests/api/${name}.test.ts`);
    return vitest("next-start", request, { projects: ["api"], env, options, retries: RETRIES });
  },
  pooler: async (request) => {
    const program = await findOrInstall(["pgbouncer"], "pgbouncer");
    if (!program) return skippedSuite("no PgBouncer is installed.");
    // A developer's own server has no role with the settings that a session behind a pooler lacks.
    if (!(await sharedTestServer()).embedded) return skippedSuite("DATABASE_URL is set.");
    const env = await openShop(shop, "pooler", "production", (_, url) => startPooler(program, url));
    const options = partInCi(request);
    return vitest("pooler", request, { projects: ["api"], env, options, retries: RETRIES });
  },
  e2e: async (request) => browser("e2e", request, { path: await findChromium(), shop: shared }),
  "full-browser": async (request) => {
    const path = await findFullChromium();
    if (!path) return skippedSuite("no full Chromium or Chrome is installed.");
    return browser("full-browser", withDefaultFiles(request, FULL_BROWSER_SPECS), {
      path,
      shop: shared,
    });
  },
  "own-shop": async (request) =>
    browser("own-shop", withDefaultFiles(request, ["tests/e2e/own-shop/"]), {
      path: await findChromium(),
      shop: async () => ({
        ...(await shop("own-shop", () => ({ TRUST_PROXY: "1" }))),
        TEST_OWN_SHOP: "1",
      }),
    }),
  books: (request) =>
    vitest("books", withDefaultFiles(request, ["tests/domain/books.test.ts"]), {
      projects: ["domain"],
      env: DEEP_BOOKS,
    }),
  plans: (request) => vitest("plans", request),
  // Compares whole tables, and uses up rate limits.
  fuzz: inOwnShop("fuzz", () => shop("fuzz", () => ({ TRUST_PROXY: "1" })), RETRIES),
  // Uses up limits, and asks a carrier for prices.
  attacks: inOwnShop("attacks", () => attackedShop(shop)),
  contention: inOwnShop("contention", killableShop),
  instances: inOwnShop("instances", () => instances(shop), RETRIES),
  failover: (request) =>
    failover((env) => vitest("failover", request, { env, options: SEQUENTIAL })),
  faults: (request) =>
    faults(request.args, (env, args) =>
      vitest("faults", { ...request, args }, { env, options: SEQUENTIAL }),
    ),
  // Measures the server's memory.
  uploads: inOwnShop("uploads", () => uploadShops(shop)),
  containers: (request) =>
    containers({
      vitest: (env) =>
        vitest("containers", request, { env, reporter: "verbose", retries: RETRIES }),
      browser: async (env, args) =>
        browser(
          "containers-sale",
          { ...request, args },
          { path: await findChromium(), shop: async () => env },
        ),
    }),
};

/** Returns a suite that no other may disturb. */
function inOwnShop(name: string, open: () => Promise<TestEnvironment>, retries = 0): Suite {
  return async (request) =>
    vitest(name, request, { env: await open(), options: SEQUENTIAL, retries });
}

/** In CI, a suite that repeats the API's tests takes one of so many parts of their files, which the commit chooses. */
const PARTS = 3;

function partInCi({ args }: SuiteRequest): string[] {
  if (!process.env.CI || args.length > 0) return [];
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return [`--shard=${1 + (Number.parseInt(commit.slice(0, 8), 16) % PARTS)}/${PARTS}`];
}

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
  signal?: AbortSignal,
) {
  const program = inProject("node_modules", path);
  const { code } = await command(process.execPath, [program, ...args], {
    env: { ...process.env, ...extraEnv },
    ownGroup: true,
    ...(log && { log: log.descriptor }),
    ...(signal && { signal }),
  });
  return code;
}

/** Runs a test program, ends it if it falls silent, and returns what its report counts. */
async function runTests(
  name: string,
  program: [path: string, args: string[]],
  request: SuiteRequest,
  { env, read }: { env: TestEnvironment; read: (report: string, code: number) => Counts },
) {
  const report = resultFile(`${name}.json`);
  const progress = resultFile(`${name}.running`);
  for (const file of [report, progress]) rmSync(file, { force: true });
  const stopping = new AbortController();
  const silence = watchSilence({ progress, ...(request.log && { output: request.log.file }) }, () =>
    stopping.abort(),
  );
  const files = { TEST_PROGRESS: progress, TEST_REPORT: report };
  const code = await node(...program, request, { ...env, ...files }, stopping.signal);
  silence.stop();
  const counts = read(report, code);
  const message = silence.message();
  return message ? addFailure(counts, message) : counts;
}

async function types(request: SuiteRequest) {
  // Writes the types of the routes, which links and pages are checked against.
  if ((await node(".bin/next", ["typegen"], request)) !== 0) return false;
  return (await node("typescript/bin/tsc", ["--noEmit"], request)) === 0;
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
  retries?: number;
};

async function vitest(name: string, request: SuiteRequest, settings: VitestSettings = {}) {
  const { projects = [name], env = {}, options = [], reporter = "default", retries = 0 } = settings;
  await sharedTestServer();
  const reporters = [reporter, "json", REPORTER].map((one) => `--reporter=${one}`);
  const report = `--outputFile.json=${resultFile(`${name}.json`)}`;
  const limits = [`--bail=${MOST_FAILURES}`, `--retry=${retries}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...reporters, report, ...limits, ...options, ...chosen, ...request.args];
  return runTests(name, ["vitest/vitest.mjs", args], request, { env, read: vitestCounts });
}

async function browser(
  name: string,
  request: SuiteRequest,
  { path, shop }: { path: string; shop: () => Promise<TestEnvironment> },
) {
  const limits = [`--max-failures=${MOST_FAILURES}`, `--retries=${RETRIES}`];
  return runTests(
    name,
    ["@playwright/test/cli.js", ["test", ...limits, ...request.args]],
    request,
    { env: { ...(await shop()), CHROMIUM_PATH: path }, read: playwrightCounts },
  );
}
