import "server-only";
import { db } from "../database/db.ts";

/** How many products' stock isn't the sum of their ledger. 0, or somebody wrote past the shop. Reads the whole ledger. */
export async function countWrongBooks(): Promise<number> {
  const [row] = await db().$queryRaw<{ wrong: number }[]>`
    SELECT count(*)::int AS wrong FROM products p
    LEFT JOIN (SELECT product_id, sum(delta) AS stock FROM stock_movements GROUP BY product_id) ledger
      ON ledger.product_id = p.id
    WHERE p.stock <> coalesce(ledger.stock, 0)`;
  return row?.wrong ?? 0;
}
