import { expect, test } from "vitest";
import { formatAccountNumber } from "./account-number.ts";

test.each([
  ["1234567890", "1234 5678 90"],
  ["123-456.789 0", "1234 5678 90"],
  ["12345678", "1234 5678"],
  ["12345", "1234 5"],
])("%s is written %s", (number, words) => {
  expect(formatAccountNumber(number)).toBe(words);
});
