// `npm run bench`: measures the production build of a demo shop. Further words choose benches.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openCluster } from "../database/cluster.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { atEnd, cleanUp } from "../system/clean-up.mjs";
import { command } from "../system/command.mjs";
import { Failure, report } from "../system/failure.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { seconds } from "../system/progress.mjs";
import { BENCHES } from "../testing/benches.ts";
import { findChromium } from "../testing/find-chromium.ts";
import { findOrInstall } from "../testing/programs.ts";
import {
  type ShopUnderTest,
  shopUnderTest,
  type TestEnvironment,
} from "../testing/shop-under-test.ts";
import { stopOnSignal } from "../testing/stop-on-signal.ts";

export async function main(words: string[]): Promise<number> {
  const isStopped = stopOnSignal();
  Reflect.deleteProperty(process.env, "NODE_ENV");
  const started = performance.now();
  let failed = false;
  try {
    const names = chosen(words);
    await generateClient();
    await openOwnDatabase();
    const tools = await findTools(names);
    const shop = shopUnderTest();
    for (const name of names) {
      if (isStopped()) break;
      const code = await runBench(name, shop, tools);
      failed ||= code !== 0;
    }
  } catch (error) {
    report(error);
    failed = true;
  }
  const isCleanedUp = await cleanUp();
  console.log(`\nAfter ${seconds(started)}.`);
  return isCleanedUp && !failed && !isStopped() ? 0 : 1;
}

function chosen(words: string[]): string[] {
  const unknown = words.find((word) => !(word in BENCHES));
  if (unknown) {
    const names = Object.keys(BENCHES).join(", ");
    throw new Failure(`"${unknown}" is no bench. Benches: ${names}.`);
  }
  return words.length > 0 ? words : Object.keys(BENCHES).filter((name) => !BENCHES[name]?.byHand);
}

/** Opens a cluster for the benches alone. It writes to disk, as a shop's does. */
async function openOwnDatabase(): Promise<void> {
  const cluster = await openCluster(join(dataFolder(), "bench-postgres"));
  atEnd(cluster.release);
  process.env.DATABASE_URL = cluster.url("postgres");
}

/** Finds the programs that benches use. Without a program its rows are left out. */
async function findTools(names: string[]): Promise<TestEnvironment> {
  const wrk = await findOrInstall(["wrk"], "wrk");
  // Debian installs it into sbin, which isn't on every PATH.
  const nginx = await findOrInstall(["nginx", "../sbin/nginx"], "nginx-light");
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
