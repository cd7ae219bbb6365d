import { type Statement, sql } from "../../database/sql/statement.ts";
import { PRICE_STEPS, startOfStep } from "../categories.ts";

/** Returns SQL for the tally of a table's products. The function of sizes is slow, so it gets groups and not rows. */
export function tallySql(products: Statement): Statement {
  const starts = PRICE_STEPS.map(startOfStep);
  return sql`
    select category, product_sizes(size, chart) as sizes, is_purchased as "isPurchased", motif,
      technique, material, (${[...PRICE_STEPS]}::text[])[step] as price, products
    from (
      select category, size, case size when 'See-Image' then size_details else '' end as chart,
        is_purchased, motif, technique, material, width_bucket(price, ${starts.map(String)}::int[]) as step,
        count(*)::int as products
      from ${products} where deleted_at is null group by 1, 2, 3, 4, 5, 6, 7, 8
    ) cells`;
}
