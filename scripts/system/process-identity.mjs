import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const hasProc = existsSync("/proc/self/stat");

/**
 * Names one run of one process. A pid alone doesn't: it is given out again, soon inside a
 * container, where the same few numbers come back at every start.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process lives; a zombie doesn't live
 */
export function processIdentity(pid) {
  const started = hasProc ? startFromProc(pid) : startFromPs(pid);
  return started && `${pid} ${started}`;
}

/** @param {string} identity as processIdentity gave it, maybe long ago */
export function isAlive(identity) {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && processIdentity(pid) === identity;
}

/** @param {number} pid @returns {string[]} its command line, empty when it can't be read */
export function commandLine(pid) {
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

/** @param {number} pid */
function startFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state] = fields;
    return state === "Z" || state === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startFromPs(pid) {
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
