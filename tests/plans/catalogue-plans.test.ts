import { beforeAll, expect, test } from "vitest";
import { findProduct, getProduct } from "#lib/catalogue/get-product.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { listRelatedProducts } from "#lib/catalogue/list-related-products.ts";
import { listSitemapProducts } from "#lib/catalogue/list-sitemap-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import type { ProductTally } from "#lib/catalogue/search/product-tally.ts";
import { searchProducts } from "#lib/catalogue/search/search-products.ts";
import { tallyProducts } from "#lib/catalogue/search/tally-products.ts";
import { db } from "#lib/database/db.ts";
import { createManyProducts } from "#tests/factories/many-products.ts";
import {
  explainReads,
  type PlanNode,
  reads,
  rowsReadBy,
  scansOf,
} from "#tests/setup/explain-reads.ts";
import { resetDatabase } from "#tests/setup/reset-database.ts";

const PRODUCTS = 100_000;

let id: string;
let tally: ProductTally;

beforeAll(async () => {
  await resetDatabase();
  await createManyProducts(PRODUCTS);
  // Lists share kept counts (lib/cache/catalogue.ts). Counting reads every product.
  tally = await tallyProducts();
  const name = { startsWith: "Kemeja Truntum" };
  ({ id } = await db().product.findFirstOrThrow({ where: { deletedAt: null, name } }));
});

const list = (query: Record<string, unknown>) => () =>
  listProducts(productQuery.parse({ per_page: "24", ...query }), "primary", async () => tally);

const search =
  (q: string, query: Record<string, unknown> = {}) =>
  () =>
    searchProducts(productQuery.parse({ per_page: "24", q, ...query }));

const TWO_BY_THREE = { "categories[]": ["Men", "Women"], "sizes[]": ["M", "L", "3XL"] };

/** Entries of a common word in the index of words, and its products. */
const MOST_OF_A_WORD = 15_000;

/**
 * Reads that have to stay fast, with the maximum of product rows that one scan may read. An index entry counts as
 * a row. Words of every product may read the whole table.
 */
const READS: [string, () => Promise<unknown>, number][] = [
  ["the first page", list({}), 24],
  ["the first page by price", list({ sort: "price-desc" }), 24],
  ["a page of a category and a size", list({ "categories[]": ["Men"], "sizes[]": ["M"] }), 500],
  // Prices come with sizes in these products, so many rows fit neither.
  ["a page of several of both, by price", list({ ...TWO_BY_THREE, sort: "price-asc" }), 10_000],
  ["a page of a category", list({ "categories[]": ["Men"], sort: "price-desc" }), 500],
  ["a page of a size", list({ "sizes[]": ["XL"] }), 500],
  ["a page of a size that only charts list", list({ "sizes[]": ["2XL"] }), 500],
  ["a page of sold products", list({ "status[]": ["Terjual"], "categories[]": ["Others"] }), 500],
  ["a page of a size that nothing has", list({ "sizes[]": ["XS"] }), 0],
  ["a page behind the last one", list({ page: "100000" }), 0],
  ["a product", () => findProduct(id), 1],
  ["a file of the sitemap", () => listSitemapProducts(5, 10), 11_000],
  ["related products", async () => listRelatedProducts(await getProduct(id), 4), MOST_OF_A_WORD],
  ["a search for a common word", search("kemeja"), MOST_OF_A_WORD],
  ["a search for a common word in a category", search("truntum", TWO_BY_THREE), MOST_OF_A_WORD],
  ["a search for a rare word", search("c4ca4238"), MOST_OF_A_WORD],
  ["a search for a mistyped word", search("trumtun"), MOST_OF_A_WORD],
  ["a search for a word like no other", search("zyxwvut"), 0],
];

test.each(READS)("%s uses indexes, and reads no more rows than it needs", async (_, read, most) => {
  await read();
  const scans = (await explainReads(read)).flatMap(scansOf);
  const ofProducts = scans.filter((scan) => reads("products", scan));
  expect(ofProducts.filter((scan) => scan["Node Type"] === "Seq Scan")).toEqual([]);
  expect(Math.max(0, ...ofProducts.map(rowsReadBy))).toBeLessThanOrEqual(most);
});

test.each([
  ["newest", {}],
  ["dearest", { sort: "price-desc" }],
])(
  "a deep page of the %s reads ids from an index alone, and rows for what it shows",
  async (_, query) => {
    const plans = await explainReads(list({ ...query, page: "3000" }));
    expect(plans.some((plan) => nodesOf(plan).some((node) => node["Node Type"] === "Sort"))).toBe(
      false,
    );
    const scans = plans.flatMap(scansOf).filter((scan) => reads("products", scan));
    const [skipping, ...shown] = scans;
    expect(skipping).toMatchObject({ "Node Type": "Index Only Scan", "Actual Rows": 72_000 });
    expect(Math.max(...shown.map(rowsReadBy))).toBe(24);
  },
);

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
