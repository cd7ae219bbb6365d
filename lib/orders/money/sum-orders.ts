import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { UNDELIVERED_ENDS } from "./money-back.ts";

type OrderSum = {
  orders: number;
  /** Rupiah that came in and didn't go back, without those of orders that ended undelivered. */
  paid: number;
};

/** Returns the sums by customer id; leaves out customers without orders. Throws forbidden. */
export async function sumOrders(
  actor: Actor,
  userIds: readonly string[],
): Promise<Map<string, OrderSum>> {
  assertAdmin(actor);
  const sums = await onPool.query<OrderSum & { userId: string }>(sql`
    SELECT o.user_id::text AS "userId", count(*)::int AS orders,
      coalesce(sum(money.held) FILTER (WHERE o.status <> ALL(${UNDELIVERED_ENDS}::text[])), 0)::float8 AS paid
    FROM orders o, LATERAL (
      SELECT sum(CASE kind WHEN 'received' THEN rupiah WHEN 'refunded' THEN -rupiah END) AS held
      FROM money_entries WHERE order_id = o.id
    ) money
    WHERE o.user_id = ANY(${userIds}::uuid[]) GROUP BY o.user_id`);
  return new Map(sums.map(({ userId, ...sum }) => [userId, sum]));
}
