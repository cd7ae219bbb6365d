import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

/** Variables that only tools set. */
const NOT_FOR_PEOPLE = new Set(["NODE_ENV", "EMBEDDED_DATABASE", "DEV_MAIL_KEY"]);

it(".env.example names every variable that lib/environment/env.ts reads", () => {
  const wanted = [
    ...`${read("lib/environment/env.ts")}${read("lib/environment/shop-settings.ts")}`.matchAll(
      /^ {2}([A-Z][A-Z_0-9]+):/gm,
    ),
  ].map(([, n = ""]) => n);
  const named = new Set(
    [...read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z_0-9]+)=/gm)].map(([, n]) => n),
  );
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !named.has(name) && !NOT_FOR_PEOPLE.has(name))).toEqual([]);
});
