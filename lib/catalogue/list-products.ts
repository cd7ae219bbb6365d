import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import { type Freshness, readWithFreshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { productWhere } from "./internal/product-where.ts";
import { toProductView } from "./product-view.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { searchProducts } from "./search-products.ts";

type Order = Prisma.ProductOrderByWithRelationInput[];

const ORDER_BY: Record<NonNullable<ProductQuery["sort"]>, Order> = {
  newest: [{ isPurchased: "asc" }, { createdAt: "desc" }, { id: "asc" }],
  "price-asc": [{ isPurchased: "asc" }, { price: "asc" }, { id: "asc" }],
  "price-desc": [{ isPurchased: "asc" }, { price: "desc" }, { id: "asc" }],
};

/**
 * Returns one page of the catalogue or of a search. Unsold products come first, then `sort` counts.
 * Throws unavailable where a search takes too long.
 */
export async function listProducts(
  query: ProductQuery,
  freshness: Freshness = "now",
): Promise<Page<ProductView>> {
  if (query.q !== "" && query.match === "words") {
    const { data, meta } = await searchProducts(query, freshness);
    return { data, meta };
  }
  const where = productWhere(query);
  const read = query.q === "" ? readWithFreshness : readSearch;
  const { rows, total } = await read(freshness, async ({ product }) => ({
    rows: await product.findMany({
      where,
      orderBy: ORDER_BY[query.sort ?? "newest"],
      ...pageWindow(query),
    }),
    total: await product.count({ where }),
  }));
  return { data: rows.map(toProductView), meta: metaOf(query, total) };
}
