import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Result of wrk: requests a second, latencies in milliseconds, bytes of a mean answer. */
export type Load = { rate: number; p50: number; p95: number; p99: number; bytes: number };

type Wanted = {
  seconds: number;
  /** Concurrent connections, each of which sends its next request at once. */
  connections?: number;
  headers?: Record<string, string>;
};

const SCRIPT = fileURLToPath(new URL("wrk.lua", import.meta.url));
const CONNECTIONS = 16;
const TIMEOUT = "30s";

const run = promisify(execFile);

/** Returns whether wrk is installed. */
export const hasWrk = (): boolean => Boolean(process.env.WRK_PATH);

/**
 * Loads a server by wrk. A list of paths is sent in turn, each request from another address. Throws if an
 * answer was an error, or the first one a redirect.
 */
export async function load(origin: string, path: string | string[], wanted: Wanted): Promise<Load> {
  const { seconds, connections = CONNECTIONS, headers = {} } = wanted;
  await throwUnlessFound(origin + (Array.isArray(path) ? path[0] : path), headers);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const list = join(folder, "paths");
    if (Array.isArray(path)) writeFileSync(list, path.join("\n"));
    const { stdout } = await run(
      process.env.WRK_PATH ?? "wrk",
      [
        ...["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", TIMEOUT, "-s", SCRIPT],
        ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
        Array.isArray(path) ? origin : origin + path,
      ],
      { env: { ...process.env, ...(Array.isArray(path) && { WRK_PATHS: list }) } },
    );
    return figuresOf(stdout, Array.isArray(path) ? (path[0] ?? "") : path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws unless the answer is 200, since wrk counts a redirect as a success. */
async function throwUnlessFound(address: string, headers: Record<string, string>): Promise<void> {
  const { status, body } = await fetch(address, { headers, redirect: "manual" });
  await body?.cancel();
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}

function figuresOf(output: string, path: string): Load {
  const line = /^FIGURES (.*)$/m.exec(output)?.[1];
  if (!line) throw new Error(`wrk printed no figures: ${output}`);
  const { requests, seconds, bytes, failed, ...latencies } = JSON.parse(line);
  if (failed > 0) throw new Error(`${failed} of ${requests} requests of ${path} failed`);
  if (requests === 0) throw new Error(`no request of ${path} was answered in time`);
  return { rate: requests / seconds, bytes: bytes / requests, ...latencies };
}
