import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The file that defines the shop's facts, and texts about other things. */
const ALLOWED = new Set([
  "lib/environment/shop-settings.ts",
  "lib/shop/city-name.ts",
  // Places of the country, wherever the shop is.
  "lib/places/place-aliases.ts",
  // The shop's history: it opened in Jakarta, wherever it is now.
  "lib/content/pages/defaults/history.ts",
  // An example in a message.
  "lib/environment/setting-fields.ts",
]);
const COMMENT = /\/\*[\s\S]*?\*\//g;
const FACT = /Sekar Batik|Jakarta Selatan|South Jakarta|halo@sekarbatik|\b12730\b|"31\.74"/;

/** Hours as a number in a text: the dispatch (lib/shop/promises.ts) and deadlines have homes. */
const TYPED_HOURS = /\b\d+ (hours|jam)\b/;

it("how long people have to pay and to wait for the dispatch is typed into no text", () => {
  const files = globSync("{app,components,emails}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test."),
  );
  const typed = files.filter((file) =>
    TYPED_HOURS.test(readFileSync(file, "utf8").replace(COMMENT, "")),
  );
  expect(typed).toEqual([]);
});

it("name, address and origin of the shop are written in one place", () => {
  const files = globSync("{app,components,emails,lib}/**/*.{ts,tsx,mjs}");
  expect(files.length).toBeGreaterThan(500);
  const named = files.filter(
    (file) =>
      !file.includes(".test.") && FACT.test(readFileSync(file, "utf8").replace(COMMENT, "")),
  );
  expect(named.filter((file) => !ALLOWED.has(file))).toEqual([]);
});
