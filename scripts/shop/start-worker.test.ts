import { afterEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

afterEach(() => vi.restoreAllMocks());

/** Starts child processes with this code. Records what they send. */
function start(code: string) {
  const messages: unknown[] = [];
  const stop = startWorker(process.env, {
    onMessage: (message) => void messages.push(message),
    args: ["--eval", code],
    firstDelayMs: 1,
  });
  return { messages, stop };
}

test("a worker that ends is started again, with back-off", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { messages, stop } = start('process.send("started", () => process.exit(1))');
  await vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(3), 20_000);
  await stop();
  const lines = said.mock.calls.flat().join("\n");
  expect(lines).toContain("The mail worker ended (code 1). It starts again in 0.001 s.");
  expect(lines).toContain("It starts again in 0.002 s");
});

test("a stop waits for the work in progress, and nothing starts after it", async () => {
  const { messages, stop } = start(`setInterval(() => {}, 1000);
    process.once("SIGTERM", () => setTimeout(() => process.send("finished", () => process.exit(0)), 50));
    process.send("started")`);
  await vi.waitFor(() => expect(messages).toEqual(["started"]), 20_000);
  await Promise.all([stop(), stop()]);
  expect(messages).toEqual(["started", "finished"]);
});
