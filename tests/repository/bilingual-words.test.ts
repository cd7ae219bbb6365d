import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Source = { path: string; text: string };

const sources: Source[] = globSync("{app,components,lib,emails}/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Names of exported catalogues, with the keys of their English side that are identifiers. */
function cataloguesOf({ text }: Source): { name: string; keys: string[] }[] {
  return [...text.matchAll(/^export const ([A-Z_]+) = words\(\n {2}\{\n([\s\S]*?)\n {2}\},/gm)].map(
    ([, name = "", english = ""]) => ({
      name,
      keys: [...english.matchAll(/^ {4}([a-z]\w*):/gm)].map(([, key = ""]) => key),
    }),
  );
}

const catalogues = sources.flatMap((source) =>
  cataloguesOf(source).map((catalogue) => ({ ...catalogue, source })),
);

test("there are catalogues", () => {
  expect(catalogues.length).toBeGreaterThan(15);
});

test.each(catalogues)("each text of $name is used", ({ name, keys, source }) => {
  const users = sources.filter(
    ({ path, text }) => new RegExp(`\\b${name}\\b`).test(text) && path !== source.path,
  );
  const unused = keys.filter(
    (key) => !users.some(({ text }) => new RegExp(`\\b${key}\\b`).test(text)),
  );
  expect(unused).toEqual([]);
});

test("no text is the name of another in braces", () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/: "\{\w+\.\w+\}"/g)].map(([words]) => path + words),
  );
  expect(found).toEqual([]);
});
