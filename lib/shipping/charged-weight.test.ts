import { expect, test } from "vitest";
import { chargedKilograms } from "./charged-weight.ts";

test.each([
  [0, 1],
  [300, 1],
  [1000, 1],
  [1300, 1],
  [1301, 2],
  [2300, 2],
  [4700, 5],
])("%i grams are charged as %i kg", (grams, kilograms) => {
  expect(chargedKilograms(grams)).toBe(kilograms);
});
