import { expect, test } from "vitest";
import { secondsToLive } from "./redis-cache.ts";

test.each([
  ["a page until it is made anew", { value: {}, cacheControl: { revalidate: 300 } }, "300"],
  ["a read that has its time in its value", { value: { revalidate: 3600 } }, "3600"],
  ["what lives for ever a day", { value: {}, cacheControl: { revalidate: false } }, "86400"],
  ["what lives for a year a day", { value: {}, cacheControl: { revalidate: 31_536_000 } }, "86400"],
  ["what says nothing a day", { value: {} }, "86400"],
])("Redis keeps %s", (_, entry, seconds) => {
  expect(secondsToLive(entry)).toBe(seconds);
});
