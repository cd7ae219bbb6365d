import { expect, test } from "vitest";
import { readSearchTerms, withCorrections } from "./search-terms.ts";

const textsOf = (q: string) => readSearchTerms(q).map(({ texts }) => texts);
const correctionsFor = (q: string) => readSearchTerms(q).map(withCorrections);

test.each([
  ["  Kemeja  KAWUNG kemeja ", [["kemeja"], ["kawung"]]],
  ["kaw%ung_'; drop", [["kaw"], ["ung"], ["drop"]]],
  ["%_ ()[]\\*", []],
  ["batik kawung", [["kawung"]]],
  ["batik", [["batik"]]],
  ["a 7 é 𠮷", []],
  ["kemeja m", [["kemeja"]]],
  ["xl 12", [["xl"], ["12"]]],
  ["constructor", [["constructor"]]],
  ["__proto__ toString", [["proto"], ["tostring"]]],
  ["hasOwnProperty valueOf", [["hasownproperty"], ["valueof"]]],
  [
    "silk shirt",
    [
      ["silk", "sutra"],
      ["shirt", "kemeja"],
    ],
  ],
  ["megamendung", [["megamendung", "mega mendung"]]],
  ["cotton", [["cotton", "katun", "mori", "primisim", "primisima", "blacu"]]],
])("the words of %j", (q, words) => {
  expect(textsOf(q)).toEqual(words);
});

test("a long search is cut short", () => {
  expect(readSearchTerms("aa bb cc dd ee ff gg hh")).toHaveLength(6);
});

test.each([
  ["men", ["Men"], true],
  ["Wanita", ["Women"], true],
  ["wan", ["Women"], false],
  ["me", [], false],
  ["kawung", [], false],
])("the categories named by %s", (q, categories, isCategory) => {
  expect(readSearchTerms(q)).toMatchObject([{ categories, isCategory }]);
});

test.each([
  ["kawnug", "kawung"],
  ["parnag", "parang"],
  ["trumtum", "truntum"],
  ["sutr", "sutra"],
  ["kotton", "katun"],
])("%s is likely to mean %s", (typed, meant) => {
  expect(correctionsFor(typed)[0]?.texts).toContain(meant);
});

test("a mistyped category is that category, and a short word is left alone", () => {
  expect(correctionsFor("womne")[0]?.categories).toEqual(["Women"]);
  expect(correctionsFor("mne")[0]).toMatchObject({ texts: ["mne"], categories: [] });
});
