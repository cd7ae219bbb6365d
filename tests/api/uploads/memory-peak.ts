import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Where there is no high-water mark to read, the highest of many looks stands in. */
const LOOK_EVERY_MS = 50;

/** Asks, in megabytes, for the most memory that a process and its children have held so far. */
export type MemoryPeak = { megabytes: () => number; stop: () => void };

export function watchMemory(pid: number): MemoryPeak {
  if (existsSync(`/proc/${pid}/status`)) {
    return { megabytes: () => sumOf(withChildren(pid).map(highWaterMark)), stop: () => {} };
  }
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, residentSize(pid));
    return highest;
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return { megabytes: look, stop: () => clearInterval(looking) };
}

/** The kernel's own record: nothing between two looks escapes it. */
function highWaterMark(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readStatus(pid)) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

function withChildren(pid: number): number[] {
  const children = readdirSync("/proc")
    .map(Number)
    .filter((other) => other > 0 && new RegExp(`^PPid:\\s+${pid}$`, "m").test(readStatus(other)));
  return [pid, ...children.flatMap(withChildren)];
}

/** Empty for a process that has ended meanwhile. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

function residentSize(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
