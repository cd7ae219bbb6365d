import { expect, test } from "vitest";
import { countFacets, type ProductTally } from "./product-tally.ts";

const TALLY: ProductTally = [
  { category: "Men", size: "M", products: 5 },
  { category: "Men", size: "L", products: 3 },
  { category: "Women", size: "M", products: 2 },
  { category: "Batik Cloth", size: "See-Image", products: 4 },
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

test("of nothing there is nothing", () => {
  expect(countFacets([], NOTHING).categories.Men).toBe(0);
});
