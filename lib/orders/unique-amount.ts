import "server-only";
import { onPool, type Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { usesUniqueAmounts } from "../shop/settings.ts";
import { firstFreeAmount, MAX_UNIQUE_AMOUNT } from "./first-free-amount.ts";

/** Days after its end in which an order's amount names no other order: late money is still its own. */
const NAMED_DAYS = 14;

type Row = { token: string; taken: number[] };

/**
 * Returns for each sum in rupiah the amount that would name the customer's next order, the same for each cart. Null
 * where the shop doesn't use them, and where all of a sum are taken. `seen` is preferred while it is free.
 */
export async function proposeUniqueAmounts(
  source: Sql,
  userId: string,
  sums: readonly number[],
  seen: number | null = null,
): Promise<(number | null)[]> {
  const rows = await source.query<Row>(sql`
    SELECT c.checkout_token::text AS token,
      ARRAY(SELECT (o.named_amount - s.sum)::int FROM orders o
        WHERE o.named_amount > s.sum AND o.named_amount <= s.sum + ${MAX_UNIQUE_AMOUNT}::int) AS taken
    FROM unnest(${sums.map(String)}::bigint[]) WITH ORDINALITY AS s(sum, place)
    JOIN carts c ON c.user_id = ${userId}::uuid
    WHERE ${usesUniqueAmounts()}
    ORDER BY s.place`);
  return sums.map((_, place) => {
    const row = rows[place];
    if (!row) return null;
    const taken = new Set(row.taken);
    const isFree = seen !== null && seen > 0 && !taken.has(seen);
    return isFree ? seen : firstFreeAmount(Number.parseInt(row.token.slice(0, 8), 16), taken);
  });
}

/** Lets other orders have the amounts of orders that ended 14 days ago. */
export async function freeUniqueAmounts(now: Date): Promise<void> {
  await onPool.query(sql`
    UPDATE orders SET named_amount = NULL
    WHERE named_amount IS NOT NULL
      AND ended_at < ${now}::timestamptz - make_interval(days => ${NAMED_DAYS}::int)`);
}
