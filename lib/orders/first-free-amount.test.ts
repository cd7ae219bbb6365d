import { expect, test } from "vitest";
import { firstFreeAmount, MAX_UNIQUE_AMOUNT } from "./first-free-amount.ts";

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

test.each([
  ["begins at its place", 41, [], 42],
  ["goes past what is taken", 41, [42, 43], 44],
  ["goes round", 998, [999], 1],
  ["finds the last one", 5, upTo(MAX_UNIQUE_AMOUNT).filter((amount) => amount !== 3), 3],
  ["returns null where all are taken", 5, upTo(MAX_UNIQUE_AMOUNT), null],
] as const)("%s", (_, start, taken, expected) => {
  expect(firstFreeAmount(start, new Set(taken))).toBe(expected);
});
