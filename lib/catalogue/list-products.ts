import "server-only";
import type { PrismaClient, Product } from "#prisma/generated/client.ts";
import { type Freshness, readWithFreshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { queryOnce } from "../database/sql/source.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { findKeptPosition } from "./internal/list-positions.ts";
import { type ListFilter, listFilter, listSql, maxPairs } from "./internal/list-sql.ts";
import { readCounts } from "./internal/read-counts.ts";
import { listProductsByName } from "./list-products-by-name.ts";
import { toProductView } from "./product-view.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { searchProducts } from "./search-products.ts";

type Counted<Row> = Row & { total: number };

/** A row of the list. An empty page has one row without a product. */
type ListedRow = Counted<Product | { id: null }>;

/** Maximum of index entries that a page may read without a kept position (docs/catalogue.md#deep-pages). */
const MOST_ENTRIES = 2_000;

/**
 * Returns one page of the catalogue or of a search. Unsold products come first, then `sort` counts.
 * Throws unavailable where a search or a deep page takes too long.
 */
export async function listProducts(
  query: ProductQuery,
  freshness: Freshness = "now",
): Promise<Page<ProductView>> {
  if (query.q !== "" && query.match === "name") return listProductsByName(query, freshness);
  if (query.q !== "") {
    const { data, meta } = await searchProducts(query, freshness);
    return { data, meta };
  }
  const { skip, take } = pageWindow(query);
  const isDeep = await readWithFreshness(freshness, (source) =>
    readsMany(source, listFilter(query), skip + take),
  );
  // A deep page may read its whole list, so it leaves the connections of cart and orders alone.
  const read = isDeep ? readSearch : readWithFreshness;
  return read(freshness, (source) => readPage(source, query, isDeep));
}

async function readPage(
  source: PrismaClient,
  query: ProductQuery,
  isDeep: boolean,
): Promise<Page<ProductView>> {
  const filter = listFilter(query);
  const sort = query.sort ?? "newest";
  const { skip, take } = pageWindow(query);
  const from = isDeep
    ? await findKeptPosition(source, { filter, sort }, skip)
    : { start: null, skip };
  const rows = await queryOnce<ListedRow>(source, listSql(filter, sort, { ...from, take }));
  return {
    data: rows.filter((row): row is Counted<Product> => row.id !== null).map(toProductView),
    meta: metaOf(query, rows[0]?.total ?? 0),
  };
}

/** Returns whether reading the first `rows` rows of a list needs too many index entries. */
async function readsMany(source: PrismaClient, filter: ListFilter, rows: number): Promise<boolean> {
  if (maxPairs(filter) * rows <= MOST_ENTRIES) return false;
  const counts = await readCounts(source, filter);
  return counts.reduce((sum, { products }) => sum + Math.min(products, rows), 0) > MOST_ENTRIES;
}
