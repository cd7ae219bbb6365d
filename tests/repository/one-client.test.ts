import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");

/** Ways to ask a server anything without the shop's client. */
const BARE =
  /(?<![\w.])(?:(?:window|globalThis|self)\.)?(?:fetch\(|XMLHttpRequest\b)|\.sendBeacon\(/;

/** None: whoever needs one puts it here with the reason. */
const EXCEPTIONS: string[] = [];

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test("components and pages ask the shop's API by lib/http/client and lib/http/upload-client alone", () => {
  const sources = [...sourcesIn("components"), ...sourcesIn("app")];
  const bare = sources.filter((file) => BARE.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(bare).toEqual(EXCEPTIONS);
});

test.each([
  "await fetch(url)",
  "window.fetch(url)",
  "new XMLHttpRequest()",
  "navigator.sendBeacon(url)",
])("%s would be found", (code) => expect(BARE.test(code)).toBe(true));

test.each(["void refetch()", "query.fetch(1)"])("%s is none of them", (code) =>
  expect(BARE.test(code)).toBe(false),
);
