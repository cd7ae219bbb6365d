import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { Failure } from "../system/failure.mjs";
import { withLock } from "../system/lock-file.mjs";
import { isAlive, processIdentity } from "../system/process-identity.mjs";
import { handOver, placeCluster } from "./cluster-place.mjs";
import { disarmStalePidFile, findPostmaster, stopPostmaster } from "./postmaster.mjs";

const ROLE = "sekar";
const READY_WITHIN_MS = 60_000;
const LARGEST_LOG = 5_000_000;

const INITDB = [
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8", // sorts alike on every machine
  "--auth=scram-sha-256",
  `--username=${ROLE}`,
];

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "shared_buffers=128MB",
  // No processes for asynchronous reads, since a shop's data fits into memory, nor for replication.
  "io_method=sync",
  "max_logical_replication_workers=0",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_min_messages=warning",
  // Neither values nor rows: they are customers' data.
  "log_parameter_max_length=0",
  "log_parameter_max_length_on_error=0",
  "log_error_verbosity=terse",
];

const THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

/** @typedef {import("./cluster-place.mjs").ClusterPlace} ClusterPlace */
/** @typedef {{ url: (database: string) => string, logFile: string, note?: string, release: () => Promise<void> }} Cluster */

/**
 * Makes, takes over or starts an embedded PostgreSQL. Its last user to release it stops it.
 * @param {string} asked @param {{ throwaway?: boolean }} [options] @returns {Promise<Cluster>}
 */
export async function openCluster(asked, { throwaway = false } = {}) {
  const run = `${asked}.run`;
  mkdirSync(join(run, "users"), { recursive: true, mode: 0o700 });
  const password = keptPassword(run);
  return withLock(join(run, "lock"), async () => {
    const place = await placeCluster(asked);
    if (!existsSync(place.folder) || !existsSync(join(place.folder, "PG_VERSION"))) {
      await initialise(place, password, throwaway);
    }
    const port = findPostmaster(place.folder)?.port ?? (await start(place, run, throwaway));
    const url = (/** @type {string} */ database) =>
      `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
    await ready(url("postgres"), place.folder, run);
    const user = join(run, "users", `${process.pid}-${randomBytes(4).toString("hex")}`);
    writeFileSync(user, processIdentity(process.pid) ?? "");
    const release = () =>
      withLock(join(run, "lock"), async () => {
        rmSync(user, { force: true });
        if (!hasUsers(run)) await stopPostmaster(place.folder);
      });
    return { url, logFile: join(run, "log"), release, ...(place.note && { note: place.note }) };
  });
}

function keptPassword(/** @type {string} */ run) {
  const file = join(run, "password");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function hasUsers(/** @type {string} */ run) {
  return readdirSync(join(run, "users")).some((name) => {
    const file = join(run, "users", name);
    const alive = isAlive(readFileSync(file, "utf8"));
    if (!alive) rmSync(file, { force: true });
    return alive;
  });
}

/** @param {ClusterPlace} place @param {string} password @param {boolean} throwaway */
async function initialise(place, password, throwaway) {
  const half = `${place.folder}.new`;
  const passwordFile = `${half}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  handOver(place, half);
  handOver(place, passwordFile);
  try {
    const args = [...INITDB, `--pgdata=${half}`, `--pwfile=${passwordFile}`];
    if (throwaway) args.push("--no-sync");
    const child = spawn(join(place.programs, "initdb"), args, {
      ...place.user,
      cwd: "/",
      env: surroundings(),
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      complaint += text;
    });
    const code = await exitOf(child);
    if (code !== 0) throw new Failure(`PostgreSQL's initdb failed: ${complaint.trim()}`);
    rmSync(place.folder, { recursive: true, force: true });
    renameSync(half, place.folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** @param {ClusterPlace} place @param {string} run @param {boolean} throwaway @returns {Promise<number>} */
async function start(place, run, throwaway) {
  disarmStalePidFile(place.folder);
  const logFile = join(run, "log");
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const port = await freePort(run);
    const settings = [...SETTINGS, ...(throwaway ? THROWAWAY : []), `port=${port}`];
    const before = shorten(logFile);
    const log = openSync(logFile, "a", 0o600);
    // Detached: Ctrl-C goes to the whole process group, and the database must outlive the web server.
    const child = spawn(
      join(place.programs, "postgres"),
      ["-D", place.folder, ...settings.flatMap((setting) => ["-c", setting])],
      { ...place.user, cwd: "/", env: surroundings(), detached: true, stdio: ["ignore", log, log] },
    );
    closeSync(log);
    child.unref();
    if (await comesUp(child, port, place.folder)) return port;
    const words = readFileSync(logFile, "utf8").slice(before);
    // Another program has just taken the port, or processes of a killed server are still ending.
    const passes = /could not bind|shared memory block .* still in use/.test(words);
    if (!passes || Date.now() > deadline) {
      const reason = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(words)?.[1] ?? words.trim();
      throw new Failure(`PostgreSQL doesn't start: ${reason} (all of it: ${logFile})`);
    }
    await wait(200);
  }
}

/** Has no time limit: crash recovery may be long. @param {import("node:child_process").ChildProcess} child @param {number} port @param {string} folder */
async function comesUp(child, port, folder) {
  let ended = false;
  const exit = exitOf(child).then(() => {
    ended = true;
  });
  while (!ended) {
    if (findPostmaster(folder)?.port === port && isReady(folder)) return true;
    await Promise.race([exit, wait(20)]);
  }
  return false;
}

function isReady(/** @type {string} */ folder) {
  try {
    return readFileSync(join(folder, "postmaster.pid"), "utf8").includes("ready");
  } catch {
    return false;
  }
}

/** @param {string} url @param {string} folder @param {string} run */
async function ready(url, folder, run) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      if (code === "28P01") {
        throw new Failure(
          `${join(run, "password")} isn't the password of the database in ${folder}.`,
        );
      }
      if (Date.now() > deadline) throw new Failure(`PostgreSQL doesn't answer: ${error}`);
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function freePort(/** @type {string} */ run) {
  const file = join(run, "port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const port = (await tryPort(last)) ?? (await tryPort(0));
  if (!port) throw new Failure("There is no free port on 127.0.0.1 for PostgreSQL.");
  writeFileSync(file, String(port));
  return port;
}

/** @param {number} port @returns {Promise<number | undefined>} */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ host: "127.0.0.1", port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}

function shorten(/** @type {string} */ file) {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size < LARGEST_LOG) return size;
  renameSync(file, join(file, "..", `${basename(file)}.old`));
  return 0;
}

function surroundings() {
  return { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<number | null>} */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
