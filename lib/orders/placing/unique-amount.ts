import "server-only";
import { onPool, type Sql } from "../../database/sql/source.ts";
import { type Statement, sql } from "../../database/sql/statement.ts";
import { usesUniqueAmounts } from "../../shop/settings.ts";
import { isOpen, ORDER_STATUSES } from "../status/order-status.ts";
import { firstFreeAmount, MAX_UNIQUE_AMOUNT } from "./first-free-amount.ts";

/** Days after its end in which an order keeps its unique amount, because late money may still come. */
const NAMED_DAYS = 14;

/** Returns SQL for the unique amounts in use for a sum, as an int array; null if the feature is off. */
export function usedUniqueAmounts(sum: Statement): Statement {
  return sql`CASE WHEN ${usesUniqueAmounts()} THEN ARRAY(
    SELECT (o.named_amount - ${sum})::int FROM orders o
    WHERE o.named_amount > ${sum} AND o.named_amount <= ${sum} + ${MAX_UNIQUE_AMOUNT}::int) END`;
}

/** Returns the unique rupiah: `seen` if free, else stable for the cart's `token`. Null if off, or all are in use. */
export function pickUniqueAmount(
  token: string,
  used: readonly number[] | null,
  seen?: number | null,
): number | null {
  if (used === null) return null;
  const isUsed = new Set(used);
  if (seen && !isUsed.has(seen)) return seen;
  return firstFreeAmount(token, isUsed);
}

/** Returns for each sum in rupiah the unique amount of the customer's next order, as pickUniqueAmount does. */
export async function suggestUniqueAmounts(
  source: Sql,
  userId: string,
  sums: readonly number[],
  seen?: number | null,
): Promise<(number | null)[]> {
  const rows = await source.query<{ token: string; used: number[] | null }>(sql`
    SELECT c.checkout_token::text AS token, ${usedUniqueAmounts(sql`s.sum`)} AS used
    FROM unnest(${sums.map(String)}::bigint[]) WITH ORDINALITY AS s(sum, place)
    JOIN carts c ON c.user_id = ${userId}::uuid
    ORDER BY s.place`);
  return rows.map(({ token, used }) => pickUniqueAmount(token, used, seen));
}

/** Names reopened orders by their freed amounts again, except where another order has got the amount meanwhile. */
export async function nameReopenedOrders(): Promise<void> {
  await onPool.query(sql`
    UPDATE orders SET named_amount = total
    WHERE id IN (
      SELECT DISTINCT ON (o.total) o.id FROM orders o
      WHERE o.status = ANY(${ORDER_STATUSES.filter(isOpen)}::text[]) AND o.named_amount IS NULL
        AND o.other_charges @> '[{"kind": "unique"}]'
        AND NOT EXISTS (SELECT FROM orders other WHERE other.named_amount = o.total)
      ORDER BY o.total, o.created_at)`);
}

/** Lets other orders have the amounts of orders that ended 14 days ago. */
export async function freeUniqueAmounts(now: Date): Promise<void> {
  await onPool.query(sql`
    UPDATE orders SET named_amount = NULL
    WHERE named_amount IS NOT NULL
      AND ended_at < ${now}::timestamptz - make_interval(days => ${NAMED_DAYS}::int)`);
}
