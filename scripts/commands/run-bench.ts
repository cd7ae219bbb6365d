// `npm run bench`: measures the production build of a demo shop. Words after it choose benches.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openCluster } from "../database/cluster.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { atEnd, cleanUp } from "../system/clean-up.mjs";
import { command, stopCommands } from "../system/command.mjs";
import { Failure, report } from "../system/failure.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { seconds } from "../system/progress.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";
import { findChromium } from "../testing/find-chromium.ts";
import { findNginx } from "../testing/find-nginx.ts";
import { findWrk } from "../testing/find-wrk.ts";
import { instances } from "../testing/instances.ts";
import {
  type ShopUnderTest,
  shopUnderTest,
  type TestEnvironment,
} from "../testing/shop-under-test.ts";

type Bench = {
  /** Starts the shops that it needs. */
  shops: (shop: ShopUnderTest, name: string) => Promise<TestEnvironment>;
  needsBrowser?: boolean;
};

/** A log line for each request would be measured too. */
const SETTINGS = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };

const one: Bench["shops"] = (shop, name) => shop(name, () => SETTINGS);

/** Three shops, whose catalogues the bench makes of different size. */
async function sizes(shop: ShopUnderTest, name: string): Promise<TestEnvironment> {
  const shops: TestEnvironment[] = [];
  for (const at of ["1", "2", "3"]) shops.push(await one(shop, `${name}-${at}`));
  const all = (key: string) => shops.map((found) => found[key]).join(" ");
  return {
    ...shops[0],
    TEST_BASE_URLS: all("TEST_BASE_URL"),
    TEST_DATABASE_URLS: all("DATABASE_URL"),
    TEST_SERVER_PID: all("TEST_SERVER_PID"),
  };
}

/** A bench that runs `npm start` itself, on a data folder of its own. */
async function none(): Promise<TestEnvironment> {
  return {};
}

/** The files of tests/bench, in the order in which they run. */
const BENCHES: Record<string, Bench> = {
  pages: { shops: one },
  choices: { shops: one },
  apis: { shops: one },
  orders: { shops: one },
  selling: { shops: one },
  growth: { shops: sizes },
  weight: { shops: one, needsBrowser: true },
  memory: { shops: none },
  processes: { shops: none },
  "login-timing": { shops: one },
  "product-list": { shops: one },
  lighthouse: { shops: one, needsBrowser: true },
  "slow-line": { shops: one, needsBrowser: true },
  "change-on-all": { shops: instances },
};

let stopped = false;

export async function main(words: string[]): Promise<number> {
  onStopSignal({
    first: () => {
      stopped = true;
      stopCommands();
    },
    again: () => process.exit(1),
  });
  Reflect.deleteProperty(process.env, "NODE_ENV");
  const started = performance.now();
  let failed = false;
  try {
    const names = chosen(words);
    await generateClient();
    await openOwnDatabase();
    const tools = await findTools(names);
    // Lighthouse needs pictures of real size.
    const needsBrowser = names.some((name) => BENCHES[name]?.needsBrowser);
    const shop = shopUnderTest({ pictures: needsBrowser ? "drawn" : "small" });
    for (const name of names) {
      if (stopped) break;
      const code = await runBench(name, shop, tools);
      failed ||= code !== 0;
    }
  } catch (error) {
    report(error);
    failed = true;
  }
  const isCleanedUp = await cleanUp();
  console.log(`\nAfter ${seconds(started)}.`);
  return isCleanedUp && !failed && !stopped ? 0 : 1;
}

function chosen(words: string[]): string[] {
  const unknown = words.find((word) => !(word in BENCHES));
  if (unknown) {
    const names = Object.keys(BENCHES).join(", ");
    throw new Failure(`"${unknown}" is no bench. Benches: ${names}.`);
  }
  return words.length > 0 ? words : Object.keys(BENCHES);
}

/** Opens a cluster of the benches alone. It writes durably, as a shop's does. */
async function openOwnDatabase(): Promise<void> {
  const cluster = await openCluster(join(dataFolder(), "bench-postgres"));
  atEnd(cluster.release);
  process.env.DATABASE_URL = cluster.url("postgres");
}

/** Finds the programs that benches use. Rows whose program is missing are left out. */
async function findTools(names: string[]): Promise<TestEnvironment> {
  const [wrk, nginx] = [await findWrk(), await findNginx()];
  const needsBrowser = names.some((name) => BENCHES[name]?.needsBrowser);
  return {
    ...(wrk && { WRK_PATH: wrk }),
    ...(nginx && { NGINX_PATH: nginx }),
    ...(needsBrowser && { CHROMIUM_PATH: await findChromium() }),
    BENCH_RESULTS: process.env.BENCH_RESULTS || join(dataFolder(), "bench"),
  };
}

async function runBench(name: string, shop: ShopUnderTest, tools: TestEnvironment) {
  const env = await BENCHES[name]?.shops(shop, name);
  const args = ["--conditions=react-server", inProject(`tests/bench/${name}.ts`)];
  const { code } = await command(process.execPath, args, {
    env: { ...process.env, ...tools, ...env },
  });
  await stopShops(env?.TEST_SERVER_PID);
  return code;
}

/** Stops a bench's web servers, which would otherwise run until the last bench has ended. */
async function stopShops(pids = ""): Promise<void> {
  for (const pid of pids.split(" ").filter(Boolean).map(Number)) {
    while (signal(pid, "SIGTERM")) await wait(100);
  }
}

function signal(pid: number, name: "SIGTERM"): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
