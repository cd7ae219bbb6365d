import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Freshness } from "../database/freshness.ts";
import { readSearch } from "../database/search.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { productWhere } from "./internal/product-where.ts";
import { toProductView } from "./product-view.ts";
import type { ProductQuery, ProductView } from "./schema.ts";

type Order = Prisma.ProductOrderByWithRelationInput[];

const ORDER_BY: Record<NonNullable<ProductQuery["sort"]>, Order> = {
  newest: [{ isPurchased: "asc" }, { createdAt: "desc" }, { id: "asc" }],
  "price-asc": [{ isPurchased: "asc" }, { price: "asc" }, { id: "asc" }],
  "price-desc": [{ isPurchased: "asc" }, { price: "desc" }, { id: "asc" }],
};

/** Returns a page of products with the letters of `q` in their names. Throws unavailable like a search. */
export async function listProductsByName(
  query: ProductQuery,
  freshness: Freshness,
): Promise<Page<ProductView>> {
  const where = productWhere(query);
  const { rows, total } = await readSearch(freshness, async ({ product }) => ({
    rows: await product.findMany({
      where,
      orderBy: ORDER_BY[query.sort ?? "newest"],
      ...pageWindow(query),
    }),
    total: await product.count({ where }),
  }));
  return { data: rows.map(toProductView), meta: metaOf(query, total) };
}
