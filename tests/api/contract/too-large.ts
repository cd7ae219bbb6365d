import { MAX_PICTURE_BYTES } from "#lib/media/picture-rules.ts";

/** 5,000 objects in each other. */
const DEEP = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;

/** What nobody's form sends, as the JSON of one field. */
export const HOSTILE_VALUES: [what: string, json: string][] = [
  ["an object", '{"$ne":"","not":""}'],
  ["a list", '["a",{}]'],
  ["a list of lists", "[[[]]]"],
  ["null", "null"],
  ["true", "true"],
  ["a huge number", "1e308"],
  ["a negative fraction", "-0.5"],
  ["a number as text", '"1e9999"'],
  ["a NUL byte", '"a\\u0000b"'],
  ["half a character", '"\\ud800"'],
  ["a statement of SQL", '"\'; DROP TABLE users; --"'],
  ["a path", '"../../../etc/passwd"'],
  ["200,000 characters", `"${"a".repeat(200_000)}"`],
  ["deep JSON", DEEP],
];

export const MEGABYTE = "a".repeat(1_000_000);

/** Beyond what any body of the shop may hold, four pictures included. */
export const TOO_LARGE = "a".repeat(4 * MAX_PICTURE_BYTES + 1_000_000);
