import { expect, test } from "vitest";
import { secondsToLive } from "./page-entry.ts";

test.each([
  ["a page, until it is made anew,", { value: {}, cacheControl: { revalidate: 300 } }, "300"],
  ["a read, for the time in its value,", { value: { revalidate: 3600 } }, "3600"],
  ["what lives for ever, for a day,", { value: {}, cacheControl: { revalidate: false } }, "86400"],
  [
    "what lives for a year, for a day,",
    { value: {}, cacheControl: { revalidate: 31_536_000 } },
    "86400",
  ],
  ["what says nothing, for a day,", { value: {} }, "86400"],
])("%s is shared", (_, entry, seconds) => {
  expect(secondsToLive(entry)).toBe(seconds);
});
