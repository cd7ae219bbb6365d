import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../system/failure.mjs";
import { commandLine, isAlive, processIdentity } from "../system/process-identity.mjs";

const STOP_WITHIN_MS = 30_000;

/**
 * The server that runs on a cluster, found by the file it leaves there.
 * @param {string} folder
 * @returns {{ identity: string, pid: number, port: number } | undefined}
 */
export function findPostmaster(folder) {
  const lines = pidFile(folder);
  const pid = Number(lines[0]);
  const identity = pid > 0 ? processIdentity(pid) : undefined;
  if (!identity || !runsOn(pid, folder)) return undefined;
  return { identity, pid, port: Number(lines[3]) };
}

/**
 * A hard stop leaves the file behind. By now its pid may belong to another program of the same user,
 * or be a zombie that nobody collects; PostgreSQL takes either for a running server. Naming its own parent there
 * makes it look further instead: at the shared memory that backends of the dead server may still
 * hold. Deleting the file would lose that check.
 * @param {string} folder of a cluster whose server doesn't run
 */
export function disarmStalePidFile(folder) {
  const lines = pidFile(folder);
  if (!lines[0]) return;
  lines[0] = String(process.pid);
  writeFileSync(join(folder, "postmaster.pid"), lines.join("\n"));
}

/**
 * Ends the server of a cluster, if there is one: first politely to itself and abruptly to its
 * clients ("fast"), at last without a checkpoint.
 * @param {string} folder
 */
export async function stopPostmaster(folder) {
  const found = findPostmaster(folder);
  if (!found) return;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGQUIT"])) {
    process.kill(found.pid, signal);
    const deadline = Date.now() + STOP_WITHIN_MS;
    while (Date.now() < deadline) {
      if (!isAlive(found.identity)) return;
      await wait(20);
    }
  }
  throw new Failure(`PostgreSQL (process ${found.pid}) doesn't stop.`);
}

/**
 * Ends the server of a cluster as a power cut would: nothing is flushed, nobody is told. For tests
 * of what is left then.
 * @param {string} folder
 */
export async function killPostmaster(folder) {
  const found = findPostmaster(folder);
  if (!found) return;
  process.kill(found.pid, "SIGKILL");
  while (isAlive(found.identity)) await wait(5);
}

/** @param {string} folder @returns {string[]} */
function pidFile(folder) {
  try {
    return readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** @param {number} pid @param {string} folder */
function runsOn(pid, folder) {
  const args = commandLine(pid);
  const flag = args.indexOf("-D");
  return (
    flag > 0 && /(^|\/)postgres$/.test(args[0] ?? "") && real(args[flag + 1] ?? "") === real(folder)
  );
}

/** @param {string} path */
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
