import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { db } from "../../database/db.ts";
import { onSource } from "../../database/sql/source.ts";
import { type Statement, sql } from "../../database/sql/statement.ts";
import { PRICE_STEPS, startOfStep } from "../categories.ts";
import type { ProductTally } from "./product-tally.ts";

/** Counts all products of the shop: 64 rows, and two for each list of sizes in use. */
export function tallyProducts(source: PrismaClient = db()): Promise<ProductTally> {
  // CHECK constraints and product_sizes allow only the types' values.
  return onSource(source).query<ProductTally[number]>(tallySql(sql`products`));
}

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
