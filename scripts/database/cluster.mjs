import { randomBytes } from "node:crypto";
import {
  chownSync,
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
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../system/failure.mjs";
import { withLock } from "../system/lock-file.mjs";
import { isAlive, processIdentity } from "../system/process-identity.mjs";
import { storedSecret } from "../system/stored-secret.mjs";
import { withConnection } from "./connection.mjs";
import { postgresUser, spawnPostgres } from "./postgres-program.mjs";
import { disarmStalePidFile, findPostmaster, stopPostmaster } from "./postmaster.mjs";

const ROLE = "sekar";
const START_WITHIN_MS = 60_000;
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

/** @typedef {{ url: (database: string) => string, logFile: string, release: () => Promise<void> }} Cluster */

/**
 * Makes, takes over or starts an embedded PostgreSQL. Its last user to release it stops it.
 * @param {string} folder @param {{ throwaway?: boolean }} [options] @returns {Promise<Cluster>}
 */
export async function openCluster(folder, { throwaway = false } = {}) {
  const run = `${folder}.run`;
  mkdirSync(join(run, "users"), { recursive: true, mode: 0o700 });
  const password = storedSecret(join(run, "password"), 24);
  return withLock(join(run, "lock"), async () => {
    if (!existsSync(join(folder, "PG_VERSION"))) await initialise(folder, password, throwaway);
    const port = (await findReady(folder)) ?? (await start(folder, run, throwaway));
    const url = (/** @type {string} */ database) =>
      `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
    await checkPassword(url("postgres"), folder, run);
    const user = join(run, "users", `${process.pid}-${randomBytes(4).toString("hex")}`);
    writeFileSync(user, processIdentity(process.pid) ?? "");
    const release = () =>
      withLock(join(run, "lock"), async () => {
        rmSync(user, { force: true });
        if (!hasUsers(run)) await stopPostmaster(folder);
      });
    return { url, logFile: join(run, "log"), release };
  });
}

function hasUsers(/** @type {string} */ run) {
  return readdirSync(join(run, "users")).some((name) => {
    const file = join(run, "users", name);
    const alive = isAlive(readFileSync(file, "utf8"));
    if (!alive) rmSync(file, { force: true });
    return alive;
  });
}

/** @param {string} folder @param {string} password @param {boolean} throwaway */
async function initialise(folder, password, throwaway) {
  const half = `${folder}.new`;
  const passwordFile = `${half}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const user = postgresUser(half);
  if (user) for (const path of [half, passwordFile]) chownSync(path, user.uid, user.gid);
  const args = [...INITDB, `--pgdata=${half}`, `--pwfile=${passwordFile}`];
  if (throwaway) args.push("--no-sync");
  const child = spawnPostgres("initdb", args, user, { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  const code = await exitOf(child).finally(() => rmSync(passwordFile, { force: true }));
  if (code !== 0) throw new Failure(`PostgreSQL's initdb failed: ${complaint.trim()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
}

/** @param {string} folder @param {string} run @param {boolean} throwaway @returns {Promise<number>} its port */
async function start(folder, run, throwaway) {
  disarmStalePidFile(folder);
  const logFile = join(run, "log");
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const port = await freePort(run);
    const settings = [...SETTINGS, ...(throwaway ? THROWAWAY : []), `port=${port}`];
    const args = ["-D", folder, ...settings.flatMap((setting) => ["-c", setting])];
    const before = shorten(logFile);
    const log = openSync(logFile, "a", 0o600);
    // Detached: Ctrl-C goes to the whole process group, and the database must outlive the web server.
    const child = spawnPostgres("postgres", args, postgresUser(folder), {
      detached: true,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    child.unref();
    if (await comesUp(child, folder)) return port;
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

/** Waits for a server that starts or stops. Returns the port of one that is ready. @param {string} folder */
async function findReady(folder) {
  for (;;) {
    const found = findPostmaster(folder);
    if (!found || found.isReady) return found?.port;
    await wait(20);
  }
}

/** Has no time limit: crash recovery may be long. @param {import("node:child_process").ChildProcess} child @param {string} folder */
async function comesUp(child, folder) {
  let ended = false;
  const exit = exitOf(child).then(() => {
    ended = true;
  });
  while (!ended) {
    if (findPostmaster(folder)?.isReady) return true;
    await Promise.race([exit, wait(20)]);
  }
  return false;
}

/** @param {string} url @param {string} folder @param {string} run */
async function checkPassword(url, folder, run) {
  try {
    await withConnection(url, async () => {});
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "28P01") throw error;
    throw new Failure(`${join(run, "password")} isn't the password of the database in ${folder}.`);
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
  renameSync(file, `${file}.old`);
  return 0;
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<number | null>} */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
