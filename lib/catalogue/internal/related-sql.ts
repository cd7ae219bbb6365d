import { Prisma } from "#prisma/generated/client.ts";
import { CATEGORIES, SIZES } from "../categories.ts";
import type { ProductView } from "../schema.ts";
import { findMotifs, motifsWith } from "../textile-terms.ts";

type Sql = Prisma.Sql;

/**
 * Returns SQL for the ids of the products that fit a product best. Only the first `take` rows of some index
 * ranges are candidates: each motif in each category, each size of the category, and all products.
 */
export function relatedSql(product: ProductView, take: number): Sql {
  const motifs = findMotifs(product).flatMap(motifsWith);
  const first = (hasMotif: boolean, where: Sql) => Prisma.sql`(
    select p.id, p.is_purchased, ${hasMotif}::boolean as has_motif, p.category, p.created_at
    from products p
    where p.deleted_at is null and p.id <> ${product.id}::uuid and ${where}
    order by p.is_purchased, p.created_at desc, p.id limit ${take})`;
  const ofMotif = Prisma.sql`product_motif(p.name) = range.motif
    and p.is_purchased = range.is_purchased and p.category = range.category`;
  return Prisma.sql`
    with candidates as (
      select top.* from (
        select motif, category, is_purchased from unnest(${motifs}::text[]) motif,
          unnest(${[...CATEGORIES]}::text[]) category, unnest('{f,t}'::boolean[]) is_purchased
      ) range cross join lateral ${first(true, ofMotif)} top
      union all
      select top.* from unnest(${[...SIZES]}::text[]) range (size) cross join lateral
        ${first(false, Prisma.sql`p.category = ${product.category} and p.size = range.size`)} top
      union all
      ${first(false, Prisma.sql`true`)}
    )
    select id::text from candidates group by id, is_purchased, category, created_at
    order by is_purchased, bool_or(has_motif) desc, category = ${product.category} desc,
      created_at desc, candidates.id
    limit ${take}`;
}
