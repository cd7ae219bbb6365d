import { beforeEach, expect, test, vi } from "vitest";
import { readTally } from "#lib/cache/catalogue.ts";
import { CATEGORIES, type Category, SIZES, type Size } from "#lib/catalogue/categories.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { countFacets, type ProductTally } from "#lib/catalogue/product-tally.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { searchProducts } from "#lib/catalogue/search-products.ts";
import { tallyProducts } from "#lib/catalogue/tally-products.ts";
import { db } from "#lib/database/db.ts";
import { expireTags } from "#lib/expiry/tag-channel.ts";
import { tags } from "#lib/expiry/tags.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

type Piece = {
  name: string;
  category: Category;
  size: Size;
  sizeDetails?: string;
  deletedAt?: Date;
};

const PIECES: Piece[] = [
  { name: "Kemeja Kawung", category: "Men", size: "M" },
  { name: "Kemeja Kawung Lama", category: "Men", size: "M", deletedAt: new Date() },
  { name: "Kemeja Parang", category: "Men", size: "M" },
  { name: "Kemeja Kawung Wedelan", category: "Men", size: "L" },
  { name: "Blus Kawung", category: "Women", size: "M" },
  { name: "Blus Truntum", category: "Women", size: "S" },
  { name: "Kain Kawung", category: "Batik Cloth", size: "See-Image" },
  { name: "Seragam Kawung", category: "Men", size: "See-Image", sizeDetails: "S, M, XL" },
  { name: "Seragam Ceplok", category: "Men", size: "See-Image", sizeDetails: "2XL" },
];

beforeEach(async () => {
  await resetDatabase();
  await db().product.createMany({
    data: PIECES.map((piece) => ({
      price: 450_000,
      stock: 1,
      weight: 250,
      description: "Lengan pendek.",
      careInstructions: "Cuci tangan.",
      ...piece,
    })),
  });
});

type Chosen = { "categories[]": Category[]; "sizes[]": Size[] };

const CHOICES: Chosen[] = [
  { "categories[]": [], "sizes[]": [] },
  { "categories[]": ["Men"], "sizes[]": [] },
  { "categories[]": [], "sizes[]": ["M", "S"] },
  { "categories[]": ["Men", "Batik Cloth"], "sizes[]": ["L"] },
];

/** Expects every count to equal the list that its value gives in the place of its group's choice. */
async function expectAgreement(tally: ProductTally, q: string): Promise<void> {
  const total = async (chosen: Chosen) =>
    (await listProducts(productQuery.parse({ q, ...chosen }))).meta.total;
  for (const chosen of CHOICES) {
    const { categories, sizes } = countFacets(tally, chosen);
    for (const category of CATEGORIES) {
      expect(categories[category], category).toBe(
        await total({ ...chosen, "categories[]": [category] }),
      );
    }
    for (const size of SIZES) {
      expect(sizes[size], size).toBe(await total({ ...chosen, "sizes[]": [size] }));
    }
  }
}

test("the counts beside the filters agree with the lists", async () => {
  const tally = await tallyProducts();
  expect(countFacets(tally, { "categories[]": [], "sizes[]": [] }).categories).toEqual({
    Men: 5,
    Women: 2,
    "Batik Cloth": 1,
    Others: 0,
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
