import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

test("the 3,000 commonest passwords that are long enough", () => {
  expect(COMMON_PASSWORDS.size).toBe(3_000);
  expect(COMMON_PASSWORDS.has("password")).toBe(true);
  expect(COMMON_PASSWORDS.has("qwertyuiop")).toBe(true);
  expect(COMMON_PASSWORDS.has("kawung-parang-8")).toBe(false);
});
