import { expect, test } from "vitest";
import { flattenPage, type Leaf } from "#lib/content/pages/flatten-page.ts";
import { PAGES, type PageKey, pageOf } from "#lib/content/pages/pages.ts";

/** The words of these are Indonesian on English pages as well (specification, privacy law). */
const INDONESIAN_PAGES: readonly PageKey[] = ["terms", "privacy"];

/** Names of the trade, which an English page marks as Indonesian. */
const NAMES = new Set([
  ...["Tulis", "Cap", "Kombinasi"],
  ...["Kawung", "Parang", "Truntum", "Ceplok", "Mega mendung", "Sekar jagad", "Tambal"],
]);

type TextOfPage = { place: string; en: string; id: string };

function textsOf(key: PageKey): TextOfPage[] {
  const { fields, defaults } = pageOf(key);
  const leaves = flattenPage(fields, defaults);
  const sideAt = (place: string, side: string) =>
    leaves.find(({ path }) => path === `${place}.${side}`)?.text ?? "";
  return leaves
    .flatMap(({ path }: Leaf) => (path.endsWith(".en") ? [path.slice(0, -3)] : []))
    .map((place) => ({ place, en: sideAt(place, "en"), id: sideAt(place, "id") }));
}

/** Returns the facts that a text names. English has a word of its own for the city. */
function factsIn(text: string): string[] {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return named.map((name) => (name === "cityInEnglish" ? "city" : name)).sort();
}

test.each(Object.keys(PAGES) as PageKey[])("the texts of %s are in both languages", (key) => {
  const texts = textsOf(key);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ id }) => id === "")).toEqual([]);
  const withoutEnglish = texts.filter(({ en }) => en === "");
  if (INDONESIAN_PAGES.includes(key)) return expect(withoutEnglish).toEqual(texts);
  expect(
    withoutEnglish.filter(({ place, id }) => !NAMES.has(id) && !place.endsWith("picture.alt")),
  ).toEqual([]);
});

test.each(Object.keys(PAGES) as PageKey[])("both sides of %s name the same facts", (key) => {
  for (const { place, en, id } of textsOf(key)) {
    expect(id, place).not.toContain("{cityInEnglish}");
    if (en !== "") expect(factsIn(id), place).toEqual(factsIn(en));
  }
});

test.each(Object.keys(PAGES) as PageKey[])("both sides of %s have as many paragraphs", (key) => {
  const count = (text: string) => text.split("\n\n").length;
  for (const { place, en, id } of textsOf(key)) {
    if (en !== "") expect(count(id), place).toBe(count(en));
  }
});
