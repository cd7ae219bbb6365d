import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";

const HOW_MANY = 3_000;
/** Shorter ones are refused for their length. */
const MIN_LENGTH = 8;

/** The commonest passwords that are long enough to be chosen, by the dictionary of zxcvbn-ts. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary["passwords-common"]
    .map(String)
    .filter((word) => word.length >= MIN_LENGTH)
    .slice(0, HOW_MANY),
);
