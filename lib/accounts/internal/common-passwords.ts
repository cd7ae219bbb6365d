import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidField } from "../../errors.ts";
import { DEMO_PASSWORD } from "../demo-login.ts";
import { MIN_PASSWORD_LENGTH } from "../schema.ts";

const COUNT = 3_000;

/** The 3,000 most common passwords of allowed length, from the dictionary of zxcvbn-ts. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary["passwords-common"]
    .map(String)
    .filter((word) => word.length >= MIN_PASSWORD_LENGTH)
    .slice(0, COUNT),
);

/** Throws invalid for one of the most common passwords, and for the demo's published one. */
export function assertUncommonPassword(password: string): void {
  if (password === DEMO_PASSWORD) {
    throw invalidField(
      "password",
      "This password is published with the demo. Please choose another one.",
    );
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalidField("password", "This password is too common. Please choose another one.");
  }
}
