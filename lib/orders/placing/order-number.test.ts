import { expect, test } from "vitest";
import { makeOrderNumber } from "./order-number.ts";

test("carries the Jakarta day, which starts at 17:00 UTC", () => {
  expect(makeOrderNumber(new Date("2026-11-21T16:59:59Z"))).toMatch(
    /^SB261121[0-9A-HJKMNP-TV-Z]{5}$/,
  );
  expect(makeOrderNumber(new Date("2026-11-21T17:00:00Z"))).toMatch(/^SB261122/);
});

test("differs from one order to the next", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const numbers = new Set(Array.from({ length: 200 }, () => makeOrderNumber(now)));
  expect(numbers.size).toBeGreaterThan(195);
});
