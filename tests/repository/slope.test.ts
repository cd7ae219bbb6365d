import { expect, test } from "vitest";
import { rises, slopeOf } from "../bench/support/slope.ts";

const every10 = (values: number[]) => values.map((value, turn) => ({ at: turn * 10, value }));

test("a straight line has its slope an hour, and no error", () => {
  const { perHour, error } = slopeOf(every10([100, 101, 102, 103]));
  expect(perHour).toBeCloseTo(360);
  expect(error).toBeCloseTo(0);
});

test("slope and standard error are those of least squares", () => {
  // The squares of what is left sum to 1.8, those of the times to 5.
  const { perHour, error } = slopeOf(every10([1, 2, 4, 3]));
  expect(perHour / 360).toBeCloseTo(0.8);
  expect(error / 360).toBeCloseTo(Math.sqrt(1.8 / 2 / 5));
});

test.each([
  ["a certain rise", [0, 1, 2, 3, 4], 100, true],
  ["a rise that is allowed", [0, 1, 2, 3, 4], 400, false],
  ["a fall", [4, 3, 2, 1, 0], 0, false],
  ["noise", [0, 9, 1, 8, 2, 9, 0, 9], 0, false],
])("%s", (_, values, allowed, expected) => {
  expect(rises(slopeOf(every10(values)), allowed)).toBe(expected);
});

test("two points have no slope with an error", () => {
  expect(() => slopeOf(every10([1, 2]))).toThrow("three points");
});
