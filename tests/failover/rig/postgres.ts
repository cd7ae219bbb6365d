import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** Returns the processes of the PostgreSQL on a data folder, the postmaster first. */
export function postgresProcesses(data: string): number[] {
  try {
    const [first = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const postmaster = Number(first);
    // The pid of a killed server may be another program's by now.
    if (readlinkSync(`/proc/${postmaster}/cwd`) !== data) return [];
    return [postmaster, ...childrenOf(postmaster)];
  } catch {
    return [];
  }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Sends a signal to PostgreSQL. A postmaster gets it before its children, and starts no more of them. */
export function signalPostgres(data: string, signal: NodeJS.Signals): void {
  signalAll(postgresProcesses(data).slice(0, 1), signal);
  signalAll(postgresProcesses(data).slice(1), signal);
}

/** Kills the postmaster alone: its children see that and end. */
export function killPostgres(data: string): void {
  signalAll(postgresProcesses(data).slice(0, 1), "SIGKILL");
}

function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}
