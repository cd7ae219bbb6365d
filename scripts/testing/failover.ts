import { spawn } from "node:child_process";
import { mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../shop/build.ts";
import { isRunning, spawnChild, stopChild } from "../shop/spawn-child.ts";
import { WORKER } from "../shop/start-worker.ts";
import { atEnd } from "../system/clean-up.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import { step } from "../system/progress.mjs";
import { CLEARED_SETTINGS } from "./cleared-settings.ts";
import { startControlServer } from "./control-server.ts";
import { type Counts, skippedSuite } from "./counts.ts";
import { findOnPath } from "./programs.ts";
import { redisOptions } from "./redis.ts";
import { resultFile } from "./result-file.ts";
import { AUTH_SECRET, type TestEnvironment } from "./shop-under-test.ts";
import { fillDatabase, runPrefix } from "./test-databases.ts";
import { startTestWebServer } from "./test-web-server.ts";

const WEB_SERVERS = 2;

type Rig = typeof import("../../tests/failover/rig/rig.ts");
type Programs = typeof import("../../tests/failover/rig/program.ts");

/** Runs tests of a shop whose database hands over to a replica. Skipped where programs for that are missing. */
export async function failover(vitest: (env: TestEnvironment) => Promise<Counts>): Promise<Counts> {
  const { listMissingPrograms }: Programs = await import(
    inProject("tests/failover/rig/program.ts")
  );
  const missing = process.platform === "linux" ? listMissingPrograms() : ["Linux"];
  if (missing.length > 0) return skippedSuite(`a failover needs ${missing.join(", ")}.`);
  return vitest(await replicatedShop());
}

/**
 * Starts two web servers and a worker on a replicated database. Tests break and heal it by `<control>/break/kill`, `stop`
 * or `cut` and `/heal`, and let replicas lag by `/replicas/hold` and `/replicas/release`.
 */
async function replicatedShop(): Promise<TestEnvironment> {
  const { openRig }: Rig = await import(inProject("tests/failover/rig/rig.ts"));
  await step("Building", () => build());
  const rig = await step("Starting a replicated database", openRig);
  await fillDatabase(rig.writeUrl);

  const DATA_DIR = join(dataFolder(), "test-data", runPrefix(), "failover");
  mkdirSync(DATA_DIR, { recursive: true });
  atEnd(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const own = { DATABASE_URL: rig.writeUrl, DATA_DIR, AUTH_SECRET };
  const env = {
    ...{ ...process.env, ...CLEARED_SETTINGS, ...own, ...(await redis()) },
    ...{ DATABASE_READ_URL: rig.readUrl, TRUST_PROXY: "1", MAIL_WORKER: "0" },
  };
  const webs = await Promise.all(
    Array.from({ length: WEB_SERVERS }, (_, index) =>
      startTestWebServer(`failover-web-${index}`, env),
    ),
  );
  const worker = startWorker(env);
  const control = await startControlServer(async (path, search) => {
    const fault = /^\/break\/(kill|stop|cut)$/.exec(path)?.[1] as "kill" | "stop" | "cut";
    if (fault) await rig.breakPrimary(fault, search.has("patroni"));
    else if (path === "/heal") await rig.heal();
    else if (path === "/replicas/hold") await rig.holdReplicas(true);
    else if (path === "/replicas/release") await rig.holdReplicas(false);
    else if (path === "/worker") return isRunning(worker);
    else return undefined;
    return true;
  });
  return {
    ...own,
    TEST_BASE_URL: webs[0]?.address ?? "",
    TEST_BASE_URLS: webs.map(({ address }) => address).join(" "),
    TEST_CONTROL_URL: control,
  };
}

/** Starts a worker that nobody starts again. */
function startWorker(env: NodeJS.ProcessEnv) {
  const log = openSync(resultFile("failover-worker.log"), "w");
  const worker = spawnChild(WORKER, { ...env, NODE_ENV: "production", MAIL_WORKER: "1" }, log);
  atEnd(() => stopChild(worker));
  return worker;
}

/** Starts a Redis where one is installed. */
async function redis(): Promise<TestEnvironment> {
  const program = findOnPath(["redis-server", "valkey-server"]);
  if (!program) return {};
  const port = String(await findFreePort());
  const server = spawn(program, redisOptions(port), { stdio: "ignore" });
  atEnd(() => server.kill("SIGKILL"));
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}
