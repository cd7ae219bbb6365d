import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
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

/** Words that are the same in both languages, or that only one of them shows. */
const OUTSIDE_CATALOGUES = [
  ...["Terjual", "kode unik", "(kode unik)", "QRIS", "NMID", "Batik"],
  ...["Lihat halaman ini dalam bahasa Indonesia", "Tutup", "Unexpected Application Error!"],
];

/** The team's pages and mails are Indonesian alone, a developer's English. */
const ONE_LANGUAGE = /dashboard|^app\/dev\/|^emails\/(admin|team)-/;

test("a text that customers see stands in a catalogue", () => {
  const found = sources
    .filter(({ path }) => path.endsWith(".tsx") && !ONE_LANGUAGE.test(path))
    .flatMap(({ path, text }) =>
      bareTexts(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)),
    );
  expect([...new Set(found)].sort()).toEqual(OUTSIDE_CATALOGUES.toSorted());
});

/** Returns the words between tags, but for those that are given to `words`. */
function bareTexts(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === "words") return [];
  if (ts.isJsxText(node))
    return /[A-Za-z]{2}/.test(node.text.replaceAll(/&\w+;/g, "")) ? [node.text.trim()] : [];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...bareTexts(child));
  });
  return texts;
}
