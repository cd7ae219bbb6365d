import "server-only";
import { db } from "../database/db.ts";
import { findProduct } from "./get-product.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import type { ProductView } from "./schema.ts";
import { findMotifs } from "./textile-terms.ts";

const RELATED = 4;

/** Returns at most four other products (docs/catalogue.md#related-products). Empty for an unknown product. */
export async function listRelatedProducts(id: string): Promise<ProductView[]> {
  const product = await findProduct(id);
  if (!product) return [];
  const rows = await db().$queryRaw<{ id: string }[]>`
    select p.id from products p
    where p.deleted_at is null and p.id <> ${id}::uuid
    order by p.is_purchased, coalesce(p.name ~* ${motifPattern(findMotifs(product))}::text, false) desc,
      p.category = ${product.category} desc, p.created_at desc, p.id
    limit ${RELATED}`;
  return readByIds(
    db(),
    rows.map((row) => row.id),
  );
}

/** Returns null for no motif: SQL then matches no name. */
function motifPattern(motifs: string[]): string | null {
  return motifs.length === 0 ? null : `\\m(${motifs.join("|")})\\M`;
}
