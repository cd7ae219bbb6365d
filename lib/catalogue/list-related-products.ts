import "server-only";
import { db } from "../database/db.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import { relatedSql } from "./internal/related-sql.ts";
import type { ProductView } from "./schema.ts";

/** Returns at most `take` other products, the best first (docs/catalogue.md#related-products). */
export async function listRelatedProducts(
  product: ProductView,
  take: number,
): Promise<ProductView[]> {
  const rows = await db().$queryRaw<{ id: string }[]>(relatedSql(product, take));
  return readByIds(
    db(),
    rows.map((row) => row.id),
  );
}
