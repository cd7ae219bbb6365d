import { expect, test } from "vitest";
import { secondsToLive } from "./page-entry.ts";

test.each([
  ["a page with a time of revalidation", { value: {}, cacheControl: { revalidate: 300 } }, "300"],
  ["a read with the time in its value", { value: { revalidate: 3600 } }, "3600"],
  ["an entry without an end", { value: {}, cacheControl: { revalidate: false } }, "86400"],
  ["an entry for a year", { value: {}, cacheControl: { revalidate: 31_536_000 } }, "86400"],
  ["an entry without a time", { value: {} }, "86400"],
])("secondsToLive of %s", (_, entry, seconds) => {
  expect(secondsToLive(entry)).toBe(seconds);
});
