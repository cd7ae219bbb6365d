import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openCluster } from "../../../scripts/database/cluster.mjs";
import { withConnection, withDatabase } from "../../../scripts/database/connection.mjs";
import { endOf, spawnChild } from "../../../scripts/shop/spawn-child.ts";
import { WORKER } from "../../../scripts/shop/start-worker.ts";
import { startWebServer } from "../../../scripts/shop/web-server.ts";
import { atEnd } from "../../../scripts/system/clean-up.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { askRedis, redisOptions } from "../../../scripts/testing/redis.ts";
import { resultFile } from "../../../scripts/testing/result-file.ts";
import { postgresProcesses, signalPostgres } from "../../failover/rig/postgres.ts";

const DATABASE = "shop";
const POLL_MS = 50;

/** A process that faults hit. `start` does so only where it has ended. */
export type Program = {
  pids: () => number[];
  signal: (signal: NodeJS.Signals) => void;
  start: () => Promise<void>;
};

type Begun = { pid?: number | undefined; ended: Promise<unknown>; ready: () => Promise<void> };

function program(begin: () => Begun): Program {
  let running: Begun | undefined;
  const pids = () => (running?.pid ? [running.pid] : []);
  const start = () => {
    const begun = begin();
    running = begun;
    begun.ended = begun.ended.then(() => {
      if (running === begun) running = undefined;
    });
    return begun;
  };
  atEnd(async () => {
    const last = running;
    sendSignal(pids(), "SIGKILL");
    await last?.ended;
  });
  return {
    pids,
    signal: (signal) => sendSignal(pids(), signal),
    async start() {
      // A killed one needs a moment to end, and one that is dying of its fault starts once more.
      do await wait(POLL_MS);
      while (!(await isReady(running ?? start())));
    },
  };
}

const isReady = ({ ready }: Begun) =>
  ready().then(
    () => true,
    () => false,
  );

function sendSignal(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

export function webServer(name: string, env: NodeJS.ProcessEnv & { PORT: string; HOST: string }) {
  const log = openSync(resultFile(`faults-${name}.log`), "w");
  return program(() => startWebServer("production", env, log));
}

export function mailWorker(name: string, env: NodeJS.ProcessEnv): Program {
  const log = openSync(resultFile(`faults-${name}.log`), "w");
  return program(() => {
    const child = spawnChild(WORKER, { ...env, NODE_ENV: "production" }, log);
    return { pid: child.pid, ended: endOf(child), ready: async () => {} };
  });
}

/** Starts a Redis. `ask` sends it one command, and returns undefined where it doesn't answer. */
export async function redisServer(path: string) {
  const port = await findFreePort();
  const ask = (...command: string[]) => askRedis(port, command);
  const server = program(() => {
    const child = spawn(path, redisOptions(port), { stdio: "ignore" });
    const ready = async () => {
      while (String(await ask("PING")) !== "PONG") await wait(POLL_MS);
    };
    return { pid: child.pid, ended: endOf(child), ready };
  });
  await server.start();
  return { ...server, port, ask };
}

/** Starts a PostgreSQL that writes durably, with a database that `fill` fills. */
export async function databaseServer(data: string, fill: (url: string) => Promise<void>) {
  const releases: (() => Promise<void>)[] = [];
  const open = async () => {
    const cluster = await openCluster(data);
    releases.push(cluster.release);
    return cluster.url("postgres");
  };
  atEnd(async () => {
    signalPostgres(data, "SIGCONT");
    for (const release of releases) await release();
  });
  const admin = await open();
  await withConnection(admin, async (client) => {
    await client.query(`CREATE DATABASE ${DATABASE}`);
    // The small disk has to hold it.
    await client.query("ALTER SYSTEM SET max_wal_size = '160MB'");
    await client.query("SELECT pg_reload_conf()");
  });
  const url = withDatabase(admin, DATABASE);
  await fill(url);
  return {
    url,
    pids: () => postgresProcesses(data),
    signal(signal: NodeJS.Signals): void {
      if (signal === "SIGSTOP" || signal === "SIGCONT") signalPostgres(data, signal);
      // The children see that their postmaster ends.
      else sendSignal(postgresProcesses(data).slice(0, 1), signal);
    },
    start: async () => void (await open()),
  };
}
