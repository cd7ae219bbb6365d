import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import { db } from "../db.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { productsWanted } from "./internal/products-wanted.ts";
import { toProductView } from "./product-view.ts";
import type { ProductQuery, ProductView } from "./schema.ts";

type Order = Prisma.ProductOrderByWithRelationInput[];

const ORDER_BY: Record<ProductQuery["sort"], Order> = {
  newest: [{ isPurchased: "asc" }, { createdAt: "desc" }, { id: "asc" }],
  "price-asc": [{ isPurchased: "asc" }, { price: "asc" }, { id: "asc" }],
  "price-desc": [{ isPurchased: "asc" }, { price: "desc" }, { id: "asc" }],
};

/** One page of the catalogue: unsold first, then as `sort` says. */
export async function listProducts(query: ProductQuery): Promise<Page<ProductView>> {
  const where = productsWanted(query);
  const [rows, total] = await Promise.all([
    db().product.findMany({ where, orderBy: ORDER_BY[query.sort], ...pageWindow(query) }),
    db().product.count({ where }),
  ]);
  return { data: rows.map(toProductView), meta: metaOf(query, total) };
}
