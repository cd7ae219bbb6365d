import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import { db } from "../db.ts";
import { escapeLike } from "../like-pattern.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { toProductView } from "./product-view.ts";
import type { ProductQuery, ProductView } from "./schema.ts";
import { searchProducts } from "./search-products.ts";

type Order = Prisma.ProductOrderByWithRelationInput[];

const ORDER_BY: Record<NonNullable<ProductQuery["sort"]>, Order> = {
  newest: [{ isPurchased: "asc" }, { createdAt: "desc" }, { id: "asc" }],
  "price-asc": [{ isPurchased: "asc" }, { price: "asc" }, { id: "asc" }],
  "price-desc": [{ isPurchased: "asc" }, { price: "desc" }, { id: "asc" }],
};

/** One page of the catalogue, or of what a search finds in it: unsold first, then as `sort` says. */
export async function listProducts(query: ProductQuery): Promise<Page<ProductView>> {
  if (query.q !== "" && query.match === "words") {
    const { data, meta } = await searchProducts(query);
    return { data, meta };
  }
  const where = toWhere(query);
  const [rows, total] = await Promise.all([
    db().product.findMany({
      where,
      orderBy: ORDER_BY[query.sort ?? "newest"],
      ...pageWindow(query),
    }),
    db().product.count({ where }),
  ]);
  return { data: rows.map(toProductView), meta: metaOf(query, total) };
}

function toWhere(query: ProductQuery): Prisma.ProductWhereInput {
  const categories = query["categories[]"];
  const sizes = query["sizes[]"];
  const statuses = new Set(query["status[]"]);
  return {
    deletedAt: null,
    ...(categories.length > 0 ? { category: { in: categories } } : {}),
    ...(sizes.length > 0 ? { size: { in: sizes } } : {}),
    // Both boxes ticked is the same as none.
    ...(statuses.size === 1 ? { isPurchased: statuses.has("Terjual") } : {}),
    ...(query.q === "" ? {} : { name: { contains: escapeLike(query.q), mode: "insensitive" } }),
  };
}
