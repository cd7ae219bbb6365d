import { expect, test } from "vitest";
import { niceCeiling } from "./day-chart.tsx";

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [450_000, 500_000],
  [1_000_000, 1_000_000],
  [1_000_001, 2_000_000],
  [2_250_000, 2_500_000],
  [7_400_000, 10_000_000],
])("a scale for %d ends at %d", (value, end) => {
  expect(niceCeiling(value)).toBe(end);
});
