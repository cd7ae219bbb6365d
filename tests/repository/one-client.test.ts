import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Ways to send a request without the shop's client. */
const BARE =
  /(?<![\w.])(?:(?:window|globalThis|self)\.)?(?:fetch\(|XMLHttpRequest\b)|\.sendBeacon\(/;

/** Ways to write by the shop's client that only useSave may use. */
const WRITES = /\b(?:useMutation|uploadForm)\b|\bcallApi\(\s*(?!"GET")/;

/** Ways to send SQL without the tag and the sources of lib/database/sql. */
const OTHER_SQL = /Prisma\.(?:sql|raw|join|empty)\b|\$(?:query|execute)Raw/;

/** Add an exception here with its reason. */
const EXCEPTIONS: string[] = [];

function found(pattern: RegExp, folders = ["components", "app"]): string[] {
  const sources = folders.flatMap(sourcesIn);
  return sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test("components and pages ask the shop's API by lib/http/client and lib/http/upload-client alone", () => {
  expect(found(BARE)).toEqual(EXCEPTIONS);
});

test("components write by useSave alone", () => {
  expect(found(WRITES)).toEqual(["components/forms/use-save.ts"]);
});

test("the shop sends SQL by lib/database/sql alone", () => {
  const files = found(OTHER_SQL, ["app", "components", "demo", "emails", "lib"]);
  expect(files.sort()).toEqual([
    // Names the method in a type.
    "lib/database/db.ts",
    "lib/database/sql/source.ts",
  ]);
});

test.each([
  ["useMutation({})", WRITES, true],
  ['callApi(\n  "POST", path)', WRITES, true],
  ["callApi(method, path)", WRITES, true],
  ["await fetch(url)", BARE, true],
  ["window.fetch(url)", BARE, true],
  ["new XMLHttpRequest()", BARE, true],
  ["navigator.sendBeacon(url)", BARE, true],
  ["void refetch()", BARE, false],
  ["query.fetch(1)", BARE, false],
])("%s is found by %s: %s", (code, pattern, isFound) => expect(pattern.test(code)).toBe(isFound));
