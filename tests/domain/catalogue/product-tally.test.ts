import { beforeEach, expect, test, vi } from "vitest";
import {
  listNewestProducts,
  readCategoryPricesForPage,
  readHome,
  readMotifsForPage,
  readTally,
} from "#lib/cache/catalogue.ts";
import { CATEGORIES, PRICE_STEPS, SIZES, TECHNIQUES } from "#lib/catalogue/categories.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import {
  countFacets,
  FACET_NAMES,
  type FacetName,
  type ProductTally,
} from "#lib/catalogue/search/product-tally.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { tallyProducts } from "#lib/catalogue/search/tally-products.ts";
import { db } from "#lib/database/db.ts";
import { expireTags } from "#lib/expiry/expire-pages.ts";
import { tags } from "#lib/expiry/tags.ts";
import { createPieces, type Piece } from "#tests/factories/product.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";
import { statementsOf } from "#tests/setup/sent-statements.ts";

const PIECES: Piece[] = [
  { name: "Kemeja Kawung", category: "Men", size: "M" },
  { name: "Kemeja Kawung Lama", category: "Men", size: "M", deletedAt: new Date() },
  { name: "Kemeja Parang", category: "Men", size: "M", motif: "Parang Rusak", technique: "Cap" },
  { name: "Kemeja Kawung Wedelan", category: "Men", size: "L", motif: "Parang", price: 250_000 },
  {
    name: "Blus Kawung",
    category: "Women",
    size: "M",
    motif: "Kawung",
    material: "Sutra",
    technique: "Tulis",
    price: 1_000_000,
  },
  { name: "Blus Truntum", category: "Women", size: "S" },
  { name: "Kain Kawung", category: "Batik Cloth", size: "See-Image" },
  { name: "Seragam Kawung", category: "Men", size: "See-Image", sizeDetails: "S, M, XL" },
  { name: "Seragam Ceplok", category: "Men", size: "See-Image", sizeDetails: "2XL" },
];

beforeEach(async () => {
  await resetDatabase();
  await createPieces(PIECES);
});

const CHOICES = [
  {},
  { "categories[]": ["Men"] },
  { "sizes[]": ["M", "S"] },
  { "categories[]": ["Men", "Batik Cloth"], "sizes[]": ["L"] },
  { "motifs[]": ["Parang"], "prices[]": ["0-250000", "250000-500000"] },
  { "techniques[]": ["Cap", "Tulis"], "materials[]": ["Sutra"] },
];

/** A value that nothing has is counted like any other. */
const VALUES: Record<FacetName, readonly string[]> = {
  ...{ "categories[]": CATEGORIES, "sizes[]": SIZES, "prices[]": PRICE_STEPS },
  ...{ "techniques[]": TECHNIQUES, "materials[]": ["Sutra", "Katun"] },
  "motifs[]": ["Parang", "Parang Rusak", "Kawung", "Par", "%"],
};

/** Expects every count to equal the list that its value gives in the place of its group's choice. */
async function expectAgreement(tally: ProductTally, q: string): Promise<void> {
  for (const choice of CHOICES) {
    const counts = countFacets(tally, productQuery.parse(choice));
    for (const name of FACET_NAMES) {
      for (const value of VALUES[name]) {
        const query = productQuery.parse({ q, ...choice, [name]: [value] });
        const { total } = (await listProducts(query)).meta;
        expect([choice, value, counts[name][value] ?? 0]).toEqual([choice, value, total]);
      }
    }
  }
}

test("the counts beside the filters agree with the lists", async () => {
  const tally = await tallyProducts();
  expect(countFacets(tally, productQuery.parse({}))["categories[]"]).toEqual({
    Men: 5,
    Women: 2,
    "Batik Cloth": 1,
  });
  await expectAgreement(tally, "");
});

test("so do those of a search, whichever filters came with it", async () => {
  const all = await searchProducts(productQuery.parse({ q: "kawung" }));
  expect(all.tally.reduce((sum, { products }) => sum + products, 0)).toBe(5);
  await expectAgreement(all.tally, "kawung");

  const chosen = productQuery.parse({ q: "kawung", "categories[]": ["Women"], "sizes[]": ["M"] });
  const narrowed = await searchProducts(chosen);
  expect(narrowed.meta.total).toBe(1);
  expect(new Set(narrowed.tally)).toEqual(new Set(all.tally));
});

test("a size in a list is found by its whole name, by a search of names as well", async () => {
  const byName = (size: string) =>
    listProducts(productQuery.parse({ q: "Seragam", match: "name", "sizes[]": [size] }));
  const names = async (size: string) => (await byName(size)).data.map(({ name }) => name);
  for (const size of ["S", "M", "XL"]) expect(await names(size)).toEqual(["Seragam Kawung"]);
  expect(await names("2XL")).toEqual(["Seragam Ceplok"]);
  for (const size of ["L", "3XL"]) expect(await names(size)).toEqual([]);
  expect((await names("See-Image")).length).toBe(2);
});

test("and those of a mistyped search", async () => {
  const { similar, tally } = await searchProducts(productQuery.parse({ q: "kawnug" }));
  expect(similar).toBe(true);
  await expectAgreement(tally, "kawnug");
});

test("a filter under which nothing has the words offers no similar names", async () => {
  const query = productQuery.parse({ q: "truntum", "categories[]": ["Men"] });
  expect(await searchProducts(query)).toMatchObject({ data: [], similar: false });
  expect((await searchProducts(productQuery.parse({ q: "zqxwv" }))).tally).toEqual([]);
});

test("the counts of lists are kept until a tag expires, for a second at most", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const total = async () => (await readTally()).reduce((sum, { products }) => sum + products, 0);
    const remove = (name: string) =>
      db().product.updateMany({ where: { name }, data: { deletedAt: new Date() } });
    expireTags([tags.products]);
    expect(await total()).toBe(8);
    await remove("Kemeja Parang");
    expect(await total()).toBe(8);
    expireTags([tags.products]);
    expect(await total()).toBe(7);
    await remove("Blus Kawung");
    vi.setSystemTime(Date.now() + 1_000);
    expect(await total()).toBe(6);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["the home page", readHome],
  ["the categories' prices", readCategoryPricesForPage],
  ["the suggested motifs", readMotifsForPage],
  ["the newest pieces", () => listNewestProducts(4)],
])("what shows no count counts no products: %s", async (_, read) => {
  const sent = (await statementsOf(read)).map(({ text }) => text.toLowerCase());
  const ofProducts = sent.filter((text) => text.includes("products"));
  expect(ofProducts.length).toBeGreaterThan(0);
  expect(ofProducts.filter((text) => text.includes("count("))).toEqual([]);
});

test("a category's lowest price is that of a product that isn't sold", async () => {
  await createPieces([
    { name: "Kemeja Terjual", category: "Men", price: 90_000, isPurchased: true },
    { name: "Tas Terjual", category: "Others", size: "M", price: 80_000, isPurchased: true },
  ]);
  const prices = await readCategoryPricesForPage();
  expect(prices).toContainEqual({ category: "Men", from: 250_000 });
  expect(prices.map(({ category }) => category)).not.toContain("Others");
});
