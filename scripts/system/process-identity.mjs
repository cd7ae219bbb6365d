import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const hasProc = existsSync("/proc/self/stat");

/** Returns pid and start time, since pids are given out again; undefined for the dead and zombies. */
export function processIdentity(/** @type {number} */ pid) {
  const started = hasProc ? startFromProc(pid) : startFromPs(pid);
  return started && `${pid} ${started}`;
}

export function isAlive(/** @type {string} */ identity) {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && processIdentity(pid) === identity;
}

export function commandLine(/** @type {number} */ pid) {
  try {
    if (hasProc) return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}

function startFromProc(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state] = fields;
    return state === "Z" || state === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startFromPs(/** @type {number} */ pid) {
  try {
    const answer = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    return answer.startsWith("Z") ? undefined : answer.replace(/^\S+\s+/, "");
  } catch {
    return undefined;
  }
}
