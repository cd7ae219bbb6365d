import { db } from "#lib/database/db.ts";

/** Products whose stock isn't the sum of their ledger: always none. */
export async function listWrongBooks(): Promise<string[]> {
  const wrong = await db().$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
    GROUP BY p.id HAVING p.stock <> coalesce(sum(m.delta), 0)`;
  return wrong.map(({ id }) => id);
}
