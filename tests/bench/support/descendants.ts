import { readdirSync, readFileSync } from "node:fs";

/** Returns a process and its descendants (Linux). */
export function withDescendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const next of found) found.push(...(children.get(next) ?? []));
  return found;
}

function parentOf(pid: string): number | undefined {
  // The name in parentheses may hold spaces.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .split(" ");
  return fields && Number(fields[1]);
}

/** Returns the processes' proportional memory in MiB: shared pages count once in the sum. */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    const text = read(`/proc/${pid}/smaps_rollup`) ?? "";
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Returns a process's command line. */
export function commandOf(pid: number): string {
  return (read(`/proc/${pid}/cmdline`) ?? "").replaceAll("\0", " ");
}

/** Returns undefined for a process that has just ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
