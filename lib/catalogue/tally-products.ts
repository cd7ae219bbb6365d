import "server-only";
import { db } from "../database/db.ts";
import type { Category, Size } from "./categories.ts";
import type { ProductTally } from "./product-tally.ts";

/** Counts all products of the shop by category and size: 36 rows at most, from one statement. */
export async function tallyProducts(): Promise<ProductTally> {
  const rows = await db().product.groupBy({
    by: ["category", "size"],
    where: { deletedAt: null },
    _count: true,
  });
  // CHECK constraints hold both columns to their lists.
  return rows.map(({ category, size, _count }) => ({
    category: category as Category,
    size: size as Size,
    products: _count,
  }));
}
