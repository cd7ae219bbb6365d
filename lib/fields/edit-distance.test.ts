import { expect, test } from "vitest";
import { prefixDistance } from "./edit-distance.ts";

test.each([
  ["surabaya", "surabaya", 0],
  ["surab", "surabaya", 0],
  ["surbaya", "surabaya", 1],
  ["surabbaya", "surabaya", 1],
  ["sirabaya", "surabaya", 1],
  ["suarbaya", "surabaya", 1],
  ["surbya", "surabaya", 2],
])("%j is %j but for %i", (typed, name, errors) => {
  expect(prefixDistance(typed, name, 2)).toBe(errors);
});

test("more errors than the limit aren't counted", () => {
  expect(prefixDistance("srbya", "surabaya", 2)).toBe(Infinity);
  expect(prefixDistance("surbaya", "surabaya", 0)).toBe(Infinity);
  expect(prefixDistance("bandung", "", 2)).toBe(Infinity);
});
