import "server-only";
import type { Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";

/** A product of an order. `isLast` is true if its last piece is sold. */
export type Sale = { productId: string; isLast: boolean };

/**
 * Returns an earlier order's sales, by the present stock. Its pages may not have expired: a commit whose
 * answer is lost looks like a failure.
 */
export async function findSales(source: Sql, orderId: string): Promise<Sale[]> {
  return source.query<Sale>(sql`
    SELECT p.id::text AS "productId", p.stock = 0 AS "isLast"
    FROM order_items i JOIN products p ON p.id = i.product_id
    WHERE i.order_id = ${orderId}::uuid`);
}
