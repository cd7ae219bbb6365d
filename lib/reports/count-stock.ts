import { onSource } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { type CategoryStock, LOW_STOCK, QUEUE_PREVIEW, type StockReport } from "./schema.ts";

/** Low stock counts only for products that have sold: most exist once. Throws forbidden. */
export async function countStock(actor: Actor): Promise<StockReport> {
  assertAdmin(actor);
  const [counted, lowStock, empty] = await readWithFreshness("replica", (source) =>
    Promise.all([
      onSource(source).query<CategoryStock>(sql`
      SELECT category, (count(*) FILTER (WHERE stock > 0))::int AS "onSale",
        sum(stock)::int AS units, (count(*) FILTER (WHERE is_purchased))::int AS sold,
        (count(*) FILTER (WHERE stock = 0 AND NOT is_purchased))::int AS empty
      FROM products WHERE deleted_at IS NULL GROUP BY category`),
      source.product.findMany({
        where: {
          deletedAt: null,
          isPurchased: false,
          stock: { gte: 1, lte: LOW_STOCK },
          stockMovements: { some: { reason: "order" } },
        },
        select: { id: true, name: true, stock: true },
        orderBy: [{ stock: "asc" }, { createdAt: "desc" }, { id: "asc" }],
        take: QUEUE_PREVIEW,
      }),
      source.product.findMany({
        where: { deletedAt: null, isPurchased: false, stock: 0 },
        select: { id: true, name: true },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take: QUEUE_PREVIEW,
      }),
    ]),
  );
  const categories = CATEGORIES.map(
    (category) =>
      counted.find((stock) => stock.category === category) ?? {
        category,
        onSale: 0,
        units: 0,
        sold: 0,
        empty: 0,
      },
  );
  return { categories, lowStock, empty };
}
