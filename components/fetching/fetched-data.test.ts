import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/http/client.ts";
import { ensureFetched, peekFetched, refreshFetched, watchFetched } from "./fetched-data.ts";

const FRESH = { freshMs: 30_000, refocus: true };

/** A key that no other test uses. */
const newKey = () => crypto.randomUUID();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("parts with the same key share a request, and a fresh answer isn't fetched again", async () => {
  const key = newKey();
  const read = vi.fn(async () => 1);
  const stops = [
    watchFetched(key, read, () => {}, FRESH),
    watchFetched(key, read, () => {}, FRESH),
  ];
  expect(peekFetched(key).isFetching).toBe(true);
  await vi.runAllTimersAsync();
  expect(peekFetched(key)).toEqual({ data: 1, error: null, isFetching: false });
  for (const stop of stops) stop();
  watchFetched(key, read, () => {}, FRESH)();
  expect(read).toHaveBeenCalledTimes(1);
});

test("an old answer is fetched again when the visitor comes back", async () => {
  const key = newKey();
  let stock = 2;
  const stop = watchFetched(
    key,
    async () => stock,
    () => {},
    { freshMs: 0, refocus: true },
  );
  await vi.runAllTimersAsync();
  stock = 1;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.runAllTimersAsync();
  expect(peekFetched(key).data).toBe(1);
  stop();
});

test.each([
  ["a 5xx three times", new ApiError(500, "", {}), 4],
  ["a network error three times", new ApiError(0, "", {}), 4],
  ["a 4xx not at all", new ApiError(401, "", {}), 1],
])("retries %s", async (_, error, attempts) => {
  const key = newKey();
  const read = vi.fn(() => Promise.reject(error));
  const stop = watchFetched(key, read, () => {}, FRESH);
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(attempts);
  expect(peekFetched(key)).toEqual({ data: undefined, error, isFetching: false });
  stop();
});

test("a request without listeners is aborted, and its answer is dropped", async () => {
  const key = newKey();
  const signals: AbortSignal[] = [];
  const stop = watchFetched(
    key,
    async (signal) => {
      signals.push(signal);
      return "late";
    },
    () => {},
    FRESH,
  );
  stop();
  await vi.runAllTimersAsync();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(peekFetched(key).data).toBeUndefined();
});

test("a refresh waits for the newest answer, even if an older one is under way", async () => {
  const key = newKey();
  let asked = 0;
  const stop = watchFetched(
    key,
    async () => {
      asked += 1;
      return asked;
    },
    () => {},
    FRESH,
  );
  await refreshFetched(key);
  expect(peekFetched(key).data).toBe(2);
  stop();
});

test("an answer can be waited for, and its error is thrown", async () => {
  expect(await ensureFetched(newKey(), async () => "cart")).toBe("cart");
  const refused = new ApiError(401, "", {});
  await expect(ensureFetched(newKey(), () => Promise.reject(refused))).rejects.toBe(refused);
});
