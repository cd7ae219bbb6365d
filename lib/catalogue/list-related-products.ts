import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import { onPool } from "../database/sql/source.ts";
import { type Statement, sql } from "../database/sql/statement.ts";
import type { ProductView } from "./schema.ts";
import { findMotifs } from "./search/textile-terms.ts";
import { PRODUCT_SELECT, toProductView } from "./views/product-view.ts";

/** Returns at most `take` other products, the best first (docs/catalogue.md#related-products). */
export async function listRelatedProducts(
  product: ProductView,
  take: number,
): Promise<ProductView[]> {
  const motifs = findMotifs(product);
  const words = motifs.map((motif) => motif.toLowerCase().replaceAll(" ", " & ")).join(" | ");
  // Matches nothing without a motif: no word has no letters.
  const motifName = `\\m(${motifs.join("|")})\\M`;
  const isOfMotif = sql`(p.motif <> '' and p.motif = ${product.motif}::text)`;
  const hasMotif = sql`(p.name ~* ${motifName}::text or ${isOfMotif})`;
  const isOfCategory = sql`p.category = ${product.category}::text`;
  const best = (where: Statement, order: Statement) => sql`(
    select p.id from products p
    where p.deleted_at is null and p.id <> ${product.id}::uuid and ${where}
    order by p.is_purchased, ${order} p.created_at desc, p.id limit ${take}::int)`;
  const rows = await onPool.query<Product>(sql`
    select ${PRODUCT_SELECT} from products p where p.id in (
      ${best(sql`p.words @@ ${words}::tsquery and ${hasMotif}`, sql`${isOfCategory} desc,`)}
      ${product.motif === "" ? sql`` : sql`union ${best(isOfMotif, sql`${isOfCategory} desc,`)}`}
      union ${best(isOfCategory, sql``)}
      union ${best(sql`true`, sql``)}
    )
    order by p.is_purchased, ${hasMotif} desc, ${isOfCategory} desc, p.created_at desc, p.id
    limit ${take}::int`);
  return rows.map(toProductView);
}
