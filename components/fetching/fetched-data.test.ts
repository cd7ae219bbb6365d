import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import {
  changeFetched,
  ensureFetched,
  peekFetched,
  refreshFetched,
  setFetched,
  watchFetched,
} from "./fetched-data.ts";

const FRESH = { freshMs: 30_000, refocus: true, retries: true };

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
    { ...FRESH, freshMs: 0 },
  );
  await vi.runAllTimersAsync();
  stock = 1;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.runAllTimersAsync();
  expect(peekFetched(key).data).toBe(1);
  stop();
});

test.each([
  ["a 5xx three times", new ApiError(500, "", {}), true, 4],
  ["a network error three times", new ApiError(0, "", {}), true, 4],
  ["a 4xx not at all", new ApiError(401, "", {}), true, 1],
  ["nothing where that is chosen", new ApiError(500, "", {}), false, 1],
])("retries %s", async (_, error, retries, attempts) => {
  const key = newKey();
  const read = vi.fn(() => Promise.reject(error));
  const stop = watchFetched(key, read, () => {}, { ...FRESH, retries });
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

test("a refresh forgets an answer that nobody shows", async () => {
  const key = newKey();
  await ensureFetched(key, async () => "old");
  await refreshFetched(key);
  expect(peekFetched(key).data).toBeUndefined();
  expect(await ensureFetched(key, async () => "new")).toBe("new");
});

test("a change shows at once, and an older answer under way doesn't undo it", async () => {
  const key = newKey();
  const listener = vi.fn();
  const stop = watchFetched(key, async () => 1, listener, FRESH);
  changeFetched<number>(key, (count) => count + 1);
  expect(peekFetched(key).data).toBeUndefined();
  await vi.runAllTimersAsync();
  const refreshed = refreshFetched(key);
  listener.mockClear();
  changeFetched<number>(key, (count) => count + 1);
  expect(listener).toHaveBeenCalledTimes(1);
  await refreshed;
  expect(peekFetched(key)).toEqual({ data: 2, error: null, isFetching: false });
  stop();
});

test("an answer of another request takes the place of a key's own that is under way", async () => {
  const key = newKey();
  setFetched(key, 7);
  const stop = watchFetched(
    key,
    async () => 1,
    () => {},
    FRESH,
  );
  setFetched(key, 2);
  await vi.runAllTimersAsync();
  expect(peekFetched(key)).toEqual({ data: 2, error: null, isFetching: false });
  stop();
});

test("an answer that stays fresh is fetched once, but an error is tried again", async () => {
  const key = newKey();
  const read = vi.fn(async () => 1).mockRejectedValueOnce(new ApiError(404, "", {}));
  const always = { ...FRESH, freshMs: Infinity };
  for (const calls of [1, 2, 2]) {
    const stop = watchFetched(key, read, () => {}, always);
    await vi.runAllTimersAsync();
    expect(read).toHaveBeenCalledTimes(calls);
    stop();
  }
});

test("an answer can be waited for, and its error is thrown", async () => {
  expect(await ensureFetched(newKey(), async () => "cart")).toBe("cart");
  const refused = new ApiError(401, "", {});
  await expect(ensureFetched(newKey(), () => Promise.reject(refused))).rejects.toBe(refused);
});
