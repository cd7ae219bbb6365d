import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#lib/errors.ts";
import { createQueue } from "./queue.ts";

const SPACING = 1_000;
const MAX_TURNS = 2;

const refusal = () => new AppError("too-many-requests", "Too many attempts.");

/** Outcomes of the turns. */
let log: string[];
let queue: ReturnType<typeof createQueue>;

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
  queue = createQueue({ intervalMs: SPACING, turns: MAX_TURNS }, refusal);
});
afterEach(() => vi.useRealTimers());

/** Takes a turn, and notes when it was given or refused. */
async function takeTurn(name: string, attempts = 1, key = "key"): Promise<void> {
  try {
    await queue.acquire(key, attempts);
    log.push(name);
  } catch (error) {
    expect(error).toMatchObject({ code: "too-many-requests" });
    log.push(`${name} refused`);
  }
}

const pass = (spacings = 1) => vi.advanceTimersByTimeAsync(spacings * SPACING);

test("the first goes at once, and the next when the spacing is over", async () => {
  void takeTurn("first");
  void takeTurn("second");
  await pass(0.9);
  expect(log).toEqual(["first"]);
  await pass(0.1);
  expect(log).toEqual(["first", "second"]);
});

test("another key has turns of its own", async () => {
  void takeTurn("one");
  void takeTurn("other", 1, "another key");
  await pass(0);
  expect(log).toEqual(["one", "other"]);
});

test("whoever comes for the first time goes before those who come again", async () => {
  void takeTurn("running");
  void takeTurn("fourth time", 4);
  void takeTurn("first time", 1);
  await pass(2);
  expect(log).toEqual(["running", "first time", "fourth time"]);
});

test("of those who come equally often the newest goes first, so that many guesses keep nobody out", async () => {
  void takeTurn("running");
  for (let guess = 0; guess < 200; guess += 1) void takeTurn("guess");
  void takeTurn("owner");
  await pass();
  expect(log.filter((line) => !line.endsWith("refused"))).toEqual(["running", "owner"]);
});

test("who would wait longer than the longest wait is refused at once", async () => {
  void takeTurn("running");
  void takeTurn("first time", 1);
  void takeTurn("second time", 2);
  void takeTurn("third time", 3);
  await pass(0);
  expect(log).toEqual(["running", "third time refused"]);
});

test("nobody waits longer than the longest wait, however many overtake", async () => {
  void takeTurn("running");
  void takeTurn("patient", 2);
  for (let round = 0; round < MAX_TURNS; round += 1) {
    void takeTurn("overtaking", 1);
    await pass();
  }
  expect(log).toEqual(["running", "overtaking", "overtaking", "patient refused"]);
});

test("waiting is bounded over all keys, so that it is no attack of its own", async () => {
  for (let key = 0; key < 600; key += 1) {
    void takeTurn("running", 1, `${key}`);
    void takeTurn("waiting", 1, `${key}`);
  }
  await pass(0);
  expect(log.filter((line) => line.endsWith("refused"))).toEqual(
    Array(100).fill("waiting refused"),
  );
  await pass();
  expect(log.filter((line) => line === "waiting")).toHaveLength(500);
});

test("nothing is kept of a key that nobody asks for any more", async () => {
  await queue.acquire("key", 1);
  expect(vi.getTimerCount()).toBe(1);
  await pass();
  expect(vi.getTimerCount()).toBe(0);
});
