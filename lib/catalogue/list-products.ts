import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { type Freshness, readWithFreshness } from "../database/freshness.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { cellsOf, type ListFilter, listFilter, listSql } from "./internal/list-sql.ts";
import { findListStart } from "./internal/list-starts.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import { readCounts } from "./internal/read-counts.ts";
import { listProductsByName } from "./list-products-by-name.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { searchProducts } from "./search-products.ts";

type Listed = { total: number; ids: string[] };

/** Maximum of index entries that a page may read without a kept position (docs/catalogue.md#deep-pages). */
const MOST_ENTRIES = 2_000;

/**
 * Returns one page of the catalogue or of a search. Unsold products come first, then `sort` counts.
 * Throws unavailable where a search takes too long.
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
  return readWithFreshness(freshness, (source) => readPage(source, query));
}

async function readPage(source: PrismaClient, query: ProductQuery): Promise<Page<ProductView>> {
  const filter = listFilter(query);
  const sort = query.sort ?? "newest";
  const { skip, take } = pageWindow(query);
  const isDeep = await readsMany(source, filter, skip + take);
  const from = isDeep ? await findListStart(source, { filter, sort }, skip) : { start: null, skip };
  const [listed] = await source.$queryRaw<Listed[]>(listSql(filter, sort, { ...from, take }));
  const { total = 0, ids = [] } = listed ?? {};
  return { data: await readByIds(source, ids), meta: metaOf(query, total) };
}

/** Returns whether reading the first `rows` rows of a list needs too many index entries. */
async function readsMany(source: PrismaClient, filter: ListFilter, rows: number): Promise<boolean> {
  if (cellsOf(filter) * rows <= MOST_ENTRIES) return false;
  const counts = await readCounts(source, filter);
  return counts.reduce((sum, { products }) => sum + Math.min(products, rows), 0) > MOST_ENTRIES;
}
