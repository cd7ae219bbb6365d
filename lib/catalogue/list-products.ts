import "server-only";
import type { Prisma, PrismaClient } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { type Freshness, readWithFreshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { readByIds } from "./get-product.ts";
import { productWhere } from "./internal/product-where.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { countProducts, type ProductTally } from "./search/product-tally.ts";
import { searchProducts } from "./search/search-products.ts";
import { tallyProducts } from "./search/tally-products.ts";
import { toProductView } from "./views/product-view.ts";

type Order = Prisma.ProductOrderByWithRelationInput[];

const ORDER_BY: Record<NonNullable<ProductQuery["sort"]>, Order> = {
  newest: [{ isPurchased: "asc" }, { createdAt: "desc" }, { id: "asc" }],
  "price-asc": [{ isPurchased: "asc" }, { price: "asc" }, { id: "asc" }],
  "price-desc": [{ isPurchased: "asc" }, { price: "desc" }, { id: "asc" }],
};

/** A page that skips more rows counts as a search, so that cart and orders have their connections. */
const MOST_SKIPPED = 2_000;

/**
 * Returns one page of the catalogue or of a search. Unsold products come first, then `sort` counts. `readTally`
 * may return a cached tally. Throws unavailable where a search or a deep page takes too long.
 */
export async function listProducts(
  query: ProductQuery,
  freshness: Freshness = "primary",
  readTally: (source: PrismaClient) => Promise<ProductTally> = tallyProducts,
): Promise<Page<ProductView>> {
  if (query.q !== "" && query.match === "words") {
    const { data, meta } = await searchProducts(query, { freshness });
    return { data, meta };
  }
  const { skip } = pageWindow(query);
  const read = query.q !== "" || isDeep(query) ? readSearch : readWithFreshness;
  return read(freshness, async (source) => {
    const total =
      query.q === ""
        ? countProducts(await readTally(source), query)
        : await source.product.count({ where: productWhere(query) });
    const data = skip < total ? await readPage(source, query) : [];
    return { data, meta: metaOf(query, total) };
  });
}

/** Returns the first products of a list without a search, and counts nothing: a count reads the whole shop. */
export async function listFirstProducts(
  query: Omit<ProductQuery, "q" | "page">,
): Promise<ProductView[]> {
  return readPage(db(), { ...query, q: "", page: 1 });
}

function isDeep(query: ProductQuery): boolean {
  return pageWindow(query).skip > MOST_SKIPPED;
}

/** Reads a deep page's ids first: an index holds those, while PostgreSQL would sort all skipped rows as a whole. */
async function readPage(source: PrismaClient, query: ProductQuery): Promise<ProductView[]> {
  const orderBy = ORDER_BY[query.sort ?? "newest"];
  const page = { where: productWhere(query), orderBy, ...pageWindow(query) };
  if (!isDeep(query)) return (await source.product.findMany(page)).map(toProductView);
  const rows = await source.product.findMany({ ...page, select: { id: true } });
  const ids = rows.map(({ id }) => id);
  return readByIds(source, ids);
}
