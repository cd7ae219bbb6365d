import { afterEach, expect, test, vi } from "vitest";
import { startWorkerThread } from "./start-worker-thread.ts";

afterEach(() => vi.restoreAllMocks());

const PACE = { pollMs: 1, idleMs: 60_000, firstDelayMs: 1 };

/** Starts threads with this code while work is due. Records what they post. */
function start(code: string, { isDue = (): boolean => true, idleMs = PACE.idleMs } = {}) {
  const messages: unknown[] = [];
  const thread = startWorkerThread(
    new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    process.env,
    {
      findWork: async () => (isDue() ? { cleanUp: false } : undefined),
      onMessage: (message) => void messages.push(message),
      pace: { ...PACE, idleMs },
    },
  );
  return { messages, thread };
}

const PORT = 'import { parentPort as port } from "node:worker_threads";';

/** Ends like the real thread, after the work in progress. */
const PATIENT = `${PORT} port.postMessage("started");
  port.once("message", () => setImmediate(() => { port.postMessage("finished"); process.exit(0); }));`;

test.each([
  ["an error", 'throw new Error("to buyer@example.test")'],
  ["an exit", "process.exit(1)"],
])(
  "a thread that ends by %s starts again, and the log has no message of the error",
  async (_name, end) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { messages, thread } = start(`${PORT} port.postMessage("started"); ${end}`);
    await vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(3));
    await thread.stop();
    const lines = said.mock.calls.flat().join("\n");
    expect(lines).toContain("The mail worker ended");
    expect(lines).toContain("It starts again in 0.002 s");
    expect(lines).not.toContain("buyer@example.test");
  },
);

test("a stop waits for the work in progress, and no thread starts after it", async () => {
  const { messages, thread } = start(PATIENT);
  await vi.waitFor(() => expect(messages).toEqual(["started"]));
  await Promise.all([thread.stop(), thread.stop()]);
  expect(messages).toEqual(["started", "finished"]);
});

test("a thread runs only while there is work", async () => {
  const said = vi.spyOn(console, "error");
  let isDue = false;
  let looked = 0;
  const { messages, thread } = start(PATIENT, {
    idleMs: 0,
    isDue() {
      looked += 1;
      return isDue;
    },
  });
  await vi.waitFor(() => expect(looked).toBeGreaterThan(2));
  expect(messages).toEqual([]);
  isDue = true;
  await vi.waitFor(() => expect(messages).toContain("started"));
  isDue = false;
  await vi.waitFor(() => expect(messages.at(-1)).toBe("finished"));
  const then = looked;
  await vi.waitFor(() => expect(looked).toBeGreaterThan(then + 2));
  expect(messages.at(-1)).toBe("finished");
  await thread.stop();
  expect(said).not.toHaveBeenCalled();
});

test("a running thread is told of a clean-up, and goes on", async () => {
  const echo = `${PORT} port.on("message", (message) => {
    port.postMessage(message);
    if (message === "stop") process.exit(0);
  });`;
  const messages: unknown[] = [];
  let looked = 0;
  const thread = startWorkerThread(
    new URL(`data:text/javascript,${encodeURIComponent(echo)}`),
    process.env,
    {
      findWork: async () => ({ cleanUp: ++looked === 3 }),
      onMessage: (message) => void messages.push(message),
      pace: PACE,
    },
  );
  await vi.waitFor(() => expect(messages).toEqual(["clean up"]));
  await thread.stop();
  expect(messages).toEqual(["clean up", "stop"]);
});
