import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { withDescendants } from "../../bench/support/descendants.ts";

/** Interval of the samples on systems without a high-water mark. */
const LOOK_EVERY_MS = 50;

/** Reports the peak memory of a process and its children so far, in megabytes. */
type MemoryPeak = { megabytes: () => number; stop: () => void };

export function watchMemory(pid: number): MemoryPeak {
  if (existsSync(`/proc/${pid}/status`)) {
    return { megabytes: () => sumOf(withDescendants(pid).map(highWaterMark)), stop: () => {} };
  }
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, residentSize(pid));
    return highest;
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return { megabytes: look, stop: () => clearInterval(looking) };
}

/** Reads the kernel's high-water mark, which misses no peak between samples. */
function highWaterMark(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readStatus(pid)) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** Returns an empty text if the process has ended. */
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
