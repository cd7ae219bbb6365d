import { expect, test } from "vitest";
import { normalizePhoneNumber, phoneNumberField } from "./phone-number.ts";

test.each([
  ["0812-3456-7890", "6281234567890"],
  ["+62 812 3456 7890", "6281234567890"],
  ["62 (21) 555.0100", "62215550100"],
  ["555", "555"],
  ["+62 (0)812 3456 7890", "6281234567890"],
  ["\u202a+62 812-3456-7890\u202c", "6281234567890"],
  ["62\u00a0812\u20113456\u20097890", "6281234567890"],
])("%s becomes %s", (typed, kept) => {
  expect(normalizePhoneNumber(typed)).toBe(kept);
  if (/^\W*62/.test(typed)) expect(phoneNumberField("Empty").parse(typed)).toBe(kept);
});
