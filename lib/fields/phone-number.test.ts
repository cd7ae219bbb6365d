import { expect, test } from "vitest";
import { normalizePhoneNumber } from "./phone-number.ts";

test.each([
  ["0812-3456-7890", "6281234567890"],
  ["+62 812 3456 7890", "6281234567890"],
  ["62 (21) 555.0100", "62215550100"],
  ["555", "555"],
])("%s becomes %s", (typed, kept) => {
  expect(normalizePhoneNumber(typed)).toBe(kept);
});
