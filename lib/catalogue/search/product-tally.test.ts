import { expect, test } from "vitest";
import { productQuery } from "../schema.ts";
import {
  type ChosenFacets,
  countFacets,
  countProducts,
  type ProductTally,
} from "./product-tally.ts";

type Cell = ProductTally[number];

const cell = (changes: Partial<Cell>): Cell => ({
  ...{ category: "Men", sizes: ["M"], isPurchased: false, products: 1 },
  ...{ motif: "", technique: "", material: "", price: "250000-500000" },
  ...changes,
});

const TALLY: ProductTally = [
  cell({ products: 5, motif: "Parang Rusak", technique: "Cap" }),
  cell({ sizes: ["L"], products: 3, motif: "Parang", price: "1000000-" }),
  cell({ category: "Women", isPurchased: true, products: 2, motif: "Kawung", technique: "Tulis" }),
  cell({ category: "Batik Cloth", sizes: ["See-Image"], products: 4, motif: "Parangtritis" }),
];

const chosen = (changes: Partial<ChosenFacets> = {}): ChosenFacets => ({
  ...productQuery.parse({}),
  ...changes,
});

test("without a choice each value counts all its products", () => {
  const counts = countFacets(TALLY, chosen());
  expect(counts["categories[]"]).toEqual({ Men: 8, Women: 2, "Batik Cloth": 4 });
  expect(counts["sizes[]"]).toEqual({ M: 7, L: 3, "See-Image": 4 });
  expect(counts["prices[]"]).toEqual({ "250000-500000": 11, "1000000-": 3 });
  expect(counts["techniques[]"]).toMatchObject({ Cap: 5, Tulis: 2 });
});

test("a motif counts for each that its first words name, and for no other", () => {
  const counts = countFacets(TALLY, chosen());
  expect(counts["motifs[]"]).toEqual({
    ...{ Parang: 8, "Parang Rusak": 5, Kawung: 2, Parangtritis: 4 },
  });
  expect(countProducts(TALLY, productQuery.parse({ "motifs[]": ["Parang"] }))).toBe(8);
});

test("a choice narrows the other groups, and not its own", () => {
  const inMen = countFacets(TALLY, chosen({ "categories[]": ["Men"] }));
  expect(inMen["categories[]"]).toMatchObject({ Men: 8, Women: 2 });
  expect(inMen["sizes[]"]).toEqual({ M: 5, L: 3 });
  const inM = countFacets(TALLY, chosen({ "categories[]": ["Men", "Women"], "sizes[]": ["M"] }));
  expect(inM["categories[]"]).toEqual({ Men: 5, Women: 2 });
  expect(inM["sizes[]"]).toMatchObject({ M: 7, L: 3 });
  const stamped = countFacets(TALLY, chosen({ "techniques[]": ["Cap"] }));
  expect(stamped["motifs[]"]).toEqual({ Parang: 5, "Parang Rusak": 5 });
});

test("a size chart in a picture counts in each of its sizes, and once in its category", () => {
  const chart = [cell({ sizes: ["See-Image", "M", "L"], products: 2 })];
  expect(countFacets(chart, chosen())["sizes[]"]).toEqual({ M: 2, L: 2, "See-Image": 2 });
  const both = countFacets(chart, chosen({ "sizes[]": ["M", "L"] }));
  expect(both["categories[]"]).toEqual({ Men: 2 });
});

test.each([
  [{}, 14],
  [{ "categories[]": ["Men", "Women"], "sizes[]": ["M"] }, 7],
  [{ "sizes[]": ["M"], "status[]": ["Terjual"] }, 2],
  [{ "status[]": ["Belum Terjual", "Terjual"] }, 14],
  [{ "prices[]": ["1000000-"], "categories[]": ["Men"] }, 3],
  [{ "sizes[]": ["XS"] }, 0],
])("the list of %j has %i products", (query, products) => {
  expect(countProducts(TALLY, productQuery.parse(query))).toBe(products);
});

test("of nothing there is nothing", () => {
  expect(countFacets([], chosen())["categories[]"]).toEqual({});
});

test("words of JavaScript are values like any other", () => {
  const counts = countFacets(TALLY, chosen({ "motifs[]": ["__proto__"] }));
  for (const word of ["__proto__", "constructor"]) expect(counts["motifs[]"][word]).toBeUndefined();
});
