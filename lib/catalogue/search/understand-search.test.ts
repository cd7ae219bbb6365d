import { expect, test } from "vitest";
import { understandSearch } from "./understand-search.ts";

const read = (q: string) => {
  const { words, sizes, minPrice, maxPrice } = understandSearch(q);
  return { words: words.map(({ texts }) => texts[0]), sizes, minPrice, maxPrice };
};

const NOTHING = { words: [], sizes: [], minPrice: null, maxPrice: null };

test.each([
  ["kemeja L", { words: ["kemeja"], sizes: ["L"] }],
  ["Ukuran xxl kemeja", { words: ["kemeja"], sizes: ["2XL"] }],
  ["uk. m", { sizes: ["M"] }],
  ["free size, XS", { sizes: ["Free-Size", "XS"] }],
  ["men\u2019s shirt", { words: ["men", "shirt"] }],
  ["di bawah 300 ribu", { maxPrice: 299_999 }],
  ["dibawah 1,5 juta kain", { words: ["kain"], maxPrice: 1_499_999 }],
  ["<500rb", { maxPrice: 499_999 }],
  ["max Rp 450.000", { maxPrice: 450_000 }],
  ["di atas 1jt", { minPrice: 1_000_001 }],
  ["mulai 250k sampai 500k", { minPrice: 250_000, maxPrice: 500_000 }],
  ["di bawah umur", { words: ["di", "bawah", "umur"] }],
  ["kado", { maxPrice: 249_999 }],
  ["hadiah di bawah 1 juta", { maxPrice: 999_999 }],
  ["kado selendang", { words: ["selendang"], maxPrice: 249_999 }],
  ["oleh-oleh", { maxPrice: 249_999 }],
  ["300", { words: ["300"] }],
  ["di bawah 0 ribu", {}],
  ["di bawah 99999999999 juta", {}],
])("%s", (q, expected) => {
  const found = read(q);
  if (Object.keys(expected).length === 0) {
    expect(found).toMatchObject({ minPrice: null, maxPrice: null, sizes: [] });
  } else expect(found).toEqual({ ...NOTHING, ...expected });
});

test("says what it understood, and the search without it", () => {
  expect(understandSearch("kemeja L di bawah 300 ribu").understood.toSorted()).toEqual([
    { label: "Under Rp 300.000", rest: "kemeja L" },
    { label: "Size L", rest: "kemeja di bawah 300 ribu" },
  ]);
});

test("a letter of a word is no size, and dropping a size leaves the words whole", () => {
  expect(understandSearch("Lurik L, Sogan S").understood).toEqual([
    { label: "Size L", rest: "Lurik , Sogan S" },
    { label: "Size S", rest: "Lurik L, Sogan" },
  ]);
});
