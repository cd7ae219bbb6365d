import { expect, test } from "vitest";
import { countFacets, countProducts, type ProductTally } from "./product-tally.ts";
import { productQuery } from "./schema.ts";

const TALLY: ProductTally = [
  { category: "Men", sizes: ["M"], isPurchased: false, products: 5 },
  { category: "Men", sizes: ["L"], isPurchased: false, products: 3 },
  { category: "Women", sizes: ["M"], isPurchased: true, products: 2 },
  { category: "Batik Cloth", sizes: ["See-Image"], isPurchased: false, products: 4 },
];

const NOTHING = { "categories[]": [], "sizes[]": [] };

test("without a choice each value counts all its products, and one without products counts 0", () => {
  const { categories, sizes } = countFacets(TALLY, NOTHING);
  expect(categories).toEqual({ Men: 8, Women: 2, "Batik Cloth": 4, Others: 0 });
  expect(sizes).toMatchObject({ M: 7, L: 3, "See-Image": 4, XS: 0 });
});

test("a choice narrows the other group, and not its own", () => {
  const inMen = countFacets(TALLY, { ...NOTHING, "categories[]": ["Men"] });
  expect(inMen.categories).toMatchObject({ Men: 8, Women: 2 });
  expect(inMen.sizes).toMatchObject({ M: 5, L: 3, "See-Image": 0 });
  const inM = countFacets(TALLY, { "categories[]": ["Men", "Women"], "sizes[]": ["M"] });
  expect(inM.categories).toEqual({ Men: 5, Women: 2, "Batik Cloth": 0, Others: 0 });
  expect(inM.sizes).toMatchObject({ M: 7, L: 3 });
});

test("a size chart in a picture counts in each of its sizes, and once in its category", () => {
  const chart: ProductTally = [
    { category: "Men", sizes: ["See-Image", "M", "L"], isPurchased: false, products: 2 },
  ];
  expect(countFacets(chart, NOTHING).sizes).toMatchObject({ M: 2, L: 2, "See-Image": 2, S: 0 });
  const chosen = { "categories[]": [], "sizes[]": ["M", "L"] } as const;
  expect(countFacets(chart, chosen).categories.Men).toBe(2);
});

test.each([
  [{}, 14],
  [{ "categories[]": ["Men", "Women"], "sizes[]": ["M"] }, 7],
  [{ "sizes[]": ["M"], "status[]": ["Terjual"] }, 2],
  [{ "status[]": ["Belum Terjual", "Terjual"] }, 14],
  [{ "sizes[]": ["XS"] }, 0],
])("the list of %j has %i products", (query, products) => {
  expect(countProducts(TALLY, productQuery.parse(query))).toBe(products);
});

test("of nothing there is nothing", () => {
  expect(countFacets([], NOTHING).categories.Men).toBe(0);
});
