import { type Statement, sql } from "../../database/sql/statement.ts";

/** Returns SQL for the tally of a table's products. The function of sizes is slow, so it gets groups and not rows. */
export function tallySql(products: Statement): Statement {
  return sql`
    select category, product_sizes(size, chart) as sizes, is_purchased as "isPurchased", products
    from (
      select category, size, case size when 'See-Image' then size_details else '' end as chart,
        is_purchased, count(*)::int as products
      from ${products} where deleted_at is null group by 1, 2, 3, 4
    ) cells`;
}
