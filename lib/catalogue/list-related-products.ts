import "server-only";
import { db } from "../database/db.ts";
import { findProduct } from "./get-product.ts";
import { relatedSql } from "./internal/related-sql.ts";

/**
 * Returns the ids of at most `take` other products, the best first (docs/catalogue.md#related-products).
 * Empty for an unknown product.
 */
export async function listRelatedProducts(id: string, take: number): Promise<string[]> {
  const product = await findProduct(id);
  if (!product) return [];
  const rows = await db().$queryRaw<{ id: string }[]>(relatedSql(product, take));
  return rows.map((row) => row.id);
}
