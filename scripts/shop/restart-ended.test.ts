import { afterEach, expect, test, vi } from "vitest";
import { restartEnded } from "./restart-ended.ts";
import { endOf, spawnChild } from "./spawn-child.ts";

afterEach(() => vi.restoreAllMocks());

const start = (code: string) => spawnChild(["--eval", code], process.env);

test("a process that is killed after it served is started again, and the log says by what", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const stop = new AbortController();
  const first = start("setInterval(() => {}, 1000)");
  const codes = ["process.exit(7)", "process.exit(0)"];
  const run = vi.fn(() => {
    const code = codes.shift();
    if (code) return endOf(start(code));
    stop.abort();
    return Promise.resolve("stopped");
  });
  const options = { signal: stop.signal, first: endOf(first), firstDelayMs: 1 };
  const kept = restartEnded("The web server", run, options);
  first.kill("SIGKILL");
  await kept;
  expect(run).toHaveBeenCalledTimes(3);
  expect(said.mock.calls.flat()).toEqual([
    "The web server ended (SIGKILL). It starts again in 0.001 s.",
    "The web server ended (code 7). It starts again in 0.002 s.",
    "The web server ended (code 0). It starts again in 0.004 s.",
  ]);
});

test("nothing starts again after a stop, also while it waits", async () => {
  vi.spyOn(console, "error").mockImplementation(() => stop.abort());
  const stop = new AbortController();
  const run = vi.fn(() => Promise.resolve("code 1"));
  await restartEnded("It", run, { signal: stop.signal, firstDelayMs: 60_000 });
  expect(run).toHaveBeenCalledTimes(1);
});
