import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD_LENGTH } from "../schema.ts";

const COUNT = 3_000;

/** The 3,000 most common passwords of allowed length, from the dictionary of zxcvbn-ts. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary["passwords-common"]
    .map(String)
    .filter((word) => word.length >= MIN_PASSWORD_LENGTH)
    .slice(0, COUNT),
);
