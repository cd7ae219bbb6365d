import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../system/failure.mjs";
import { commandLine, isAlive, processIdentity } from "../system/process-identity.mjs";

const STOP_WITHIN_MS = 30_000;

/** Finds the server that runs on a cluster. @param {string} folder */
export function findPostmaster(folder) {
  const lines = pidFile(folder);
  const pid = Number(lines[0]);
  const identity = (pid > 0 && processIdentity(pid)) || "";
  // A killed server's pid may be another program's by now, and a copied folder brings the file along.
  const [program = "", ...args] = identity ? commandLine(pid) : [];
  if (!program.endsWith("/postgres") || args[args.indexOf("-D") + 1] !== folder) return undefined;
  return { identity, pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/** Disarms the pid file of a killed server. @param {string} folder */
export function disarmStalePidFile(folder) {
  const lines = pidFile(folder);
  if (!lines[0]) return;
  // PostgreSQL ignores its parent's pid. Without the file it wouldn't look for running backends.
  lines[0] = String(process.pid);
  writeFileSync(join(folder, "postmaster.pid"), lines.join("\n"));
}

/** Stops a cluster's server: "fast" first, at last without a checkpoint. @param {string} folder */
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

/** Ends a cluster's server as a power cut would, for tests. @param {string} folder */
export async function killPostmaster(folder) {
  const found = findPostmaster(folder);
  if (!found) return;
  process.kill(found.pid, "SIGKILL");
  while (isAlive(found.identity)) await wait(5);
}

function pidFile(/** @type {string} */ folder) {
  try {
    return readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}
