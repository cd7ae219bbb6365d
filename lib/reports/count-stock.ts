import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { CATEGORIES } from "../catalogue/schema.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { type CategoryStock, FEW_PIECES, QUEUE_SHOWN, type StockReport } from "./schema.ts";

/**
 * How many pieces are left, and what runs out. Most pieces of this shop exist once, so that one
 * left says nothing: few are left of what has sold before. Throws forbidden.
 */
export async function countStock(actor: Actor): Promise<StockReport> {
  assertAdmin(actor);
  const [counted, few, empty] = await readWithFreshness("recent", (source) =>
    Promise.all([
      source.$queryRaw<CategoryStock[]>`
      SELECT category, (count(*) FILTER (WHERE stock > 0))::int AS "onSale",
        sum(stock)::int AS pieces, (count(*) FILTER (WHERE is_purchased))::int AS sold,
        (count(*) FILTER (WHERE stock = 0 AND NOT is_purchased))::int AS empty
      FROM products WHERE deleted_at IS NULL GROUP BY category`,
      source.product.findMany({
        where: {
          deletedAt: null,
          isPurchased: false,
          stock: { gte: 1, lte: FEW_PIECES },
          stockMovements: { some: { reason: "order" } },
        },
        select: { id: true, name: true, stock: true },
        orderBy: [{ stock: "asc" }, { createdAt: "desc" }, { id: "asc" }],
        take: QUEUE_SHOWN,
      }),
      source.product.findMany({
        where: { deletedAt: null, isPurchased: false, stock: 0 },
        select: { id: true, name: true },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take: QUEUE_SHOWN,
      }),
    ]),
  );
  const categories = CATEGORIES.map(
    (category) =>
      counted.find((stock) => stock.category === category) ?? {
        category,
        onSale: 0,
        pieces: 0,
        sold: 0,
        empty: 0,
      },
  );
  return { categories, few, empty };
}
