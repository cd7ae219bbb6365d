import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openCluster } from "../../../scripts/database/cluster.mjs";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import { dataFolder, inProject } from "../../../scripts/system/paths.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { CLEARED_SETTINGS } from "../../../scripts/testing/cleared-settings.ts";

const POLL_MS = 10;

export type StartedShop = {
  pid: number;
  origin: string;
  /** Seconds from the start to the first good page. */
  opened: number;
  stop: () => Promise<void>;
};

/** A folder that `npm start` has filled. */
type StartFolder = { folder: string; port: number };

/** Fills a data folder by a first `npm start`. It is removed when the bench ends. */
export async function prepareStart(): Promise<StartFolder> {
  const folder = join(dataFolder(), "bench-start");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const place = { folder, port: await findFreePort() };
  const shop = await start(place);
  await shop.stop();
  return place;
}

/** Runs `npm start` and makes it the shop under test, whose settings are in this process's environment. */
export async function testNpmStart(): Promise<void> {
  const place = await prepareStart();
  const secret = randomBytes(32).toString("hex");
  const { origin } = await start(place, { AUTH_SECRET: secret, LOG_LEVEL: "warn" });
  const cluster = await openCluster(join(place.folder, "postgres"));
  atEnd(cluster.release);
  Object.assign(process.env, {
    AUTH_SECRET: secret,
    DATABASE_URL: cluster.url("sekar"),
    TEST_BASE_URL: origin,
  });
}

/** Runs `npm start` on the folder. Resolves at its first good page. */
export async function start(
  { folder, port }: StartFolder,
  settings: Record<string, string> = {},
): Promise<StartedShop> {
  const started = performance.now();
  const origin = `http://127.0.0.1:${port}`;
  const own = { DATABASE_URL: "", DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1" };
  const child = spawn(process.execPath, [inProject("scripts/run.mjs"), "start"], {
    env: { ...process.env, ...CLEARED_SETTINGS, ...own, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isRunning = true;
  const ended = once(child, "exit").then(() => {
    isRunning = false;
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  atEnd(stop);
  while (isRunning) {
    const answer = await fetch(`${origin}/home`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) {
      const opened = (performance.now() - started) / 1000;
      return { pid: child.pid ?? 0, origin, opened, stop };
    }
    await Promise.race([ended, wait(POLL_MS)]);
  }
  throw new Error("npm start ended before it answered");
}
