import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { COMMON_PASSWORDS } from "#lib/accounts/internal/common-passwords.ts";

it("the refused passwords are the 3,000 commonest of at least 8 characters", () => {
  const long = dictionary["passwords-common"].filter((word) => String(word).length >= 8);
  expect([...COMMON_PASSWORDS]).toEqual(long.slice(0, 3_000));
});
