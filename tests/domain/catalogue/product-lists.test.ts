import { beforeAll, expect, test } from "vitest";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { countProductSitemaps, listSitemapProducts } from "#lib/catalogue/list-sitemap-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { db } from "#lib/database/db.ts";
import { createManyProducts } from "#tests/factories/many-products.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

const PRODUCTS = 6_000;

const FILTERS = [
  {},
  { "categories[]": ["Women"] },
  { "categories[]": ["Men", "Others"], "sizes[]": ["M", "XL"] },
  { "sizes[]": ["See-Image"], "status[]": ["Terjual"] },
  { "status[]": ["Belum Terjual"] },
  { "status[]": ["Belum Terjual", "Terjual"], "sizes[]": ["S", "M", "L", "XL"] },
  { "sizes[]": ["2XL"] },
  { "sizes[]": ["M", "See-Image"], "categories[]": ["Women"] },
  { "sizes[]": ["3XL"] },
];

const SORTS = ["newest", "price-asc", "price-desc"] as const;

const EVERY_LIST = FILTERS.flatMap((filter) => SORTS.map((sort) => ({ ...filter, sort })));

/** Returns the ids of the whole list, filtered and sorted here. */
async function idsOf(query: ReturnType<typeof productQuery.parse>): Promise<string[]> {
  const rows = await db().product.findMany({ where: { deletedAt: null } });
  const some = <Value>(chosen: readonly Value[], value: unknown) =>
    chosen.length === 0 || chosen.includes(value as Value);
  const key = (row: (typeof rows)[number]) => {
    if (query.sort === "newest") return -row.createdAt.getTime();
    return query.sort === "price-asc" ? row.price : -row.price;
  };
  return rows
    .filter(
      (row) =>
        some(query["categories[]"], row.category) &&
        [row.size, ...sizeChoices({ size: row.size, size_details: row.sizeDetails })].some((size) =>
          some(query["sizes[]"], size),
        ) &&
        some(query["status[]"], row.isPurchased ? "Terjual" : "Belum Terjual"),
    )
    .sort(
      (one, other) =>
        Number(one.isPurchased) - Number(other.isPurchased) ||
        key(one) - key(other) ||
        (one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

beforeAll(async () => {
  await resetDatabase();
  await createManyProducts(PRODUCTS);
});

test.each(EVERY_LIST)("every page of %j is the right part of the list", async (list) => {
  const expected = await idsOf(productQuery.parse(list));
  const lastPage = Math.max(1, Math.ceil(expected.length / 100));
  for (const page of new Set([
    1,
    2,
    Math.ceil(lastPage / 2),
    lastPage - 1,
    lastPage,
    lastPage + 1,
  ])) {
    if (page < 1) continue;
    const { data, meta } = await listProducts(productQuery.parse({ ...list, page: String(page) }));
    expect(meta).toEqual({ page, per_page: 100, total: expected.length, last_page: lastPage });
    expect(data.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 100, page * 100));
  }
});

test("the sitemap's files hold every product once, in as many files as there are", async () => {
  const expected = await idsOf(productQuery.parse({}));
  for (const files of [1, 2, 7]) {
    const listed: string[] = [];
    for (let file = 1; file <= files; file += 1) {
      const products = await listSitemapProducts(file, files);
      expect(products.length).toBeLessThan((1.5 * expected.length) / files + 1);
      listed.push(...products.map(({ id }) => id));
    }
    expect(listed).toHaveLength(expected.length);
    expect(new Set(listed)).toEqual(new Set(expected));
  }
  expect(await countProductSitemaps()).toBe(1);
});
