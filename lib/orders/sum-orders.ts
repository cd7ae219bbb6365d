import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";

type OrderSum = {
  /** Orders of any status. */
  orders: number;
  /** Rupiah, shipping included, of the paid orders. */
  paid: number;
};

/** Returns the sums by customer id; leaves out customers without orders. Throws forbidden. */
export async function sumOrders(
  actor: Actor,
  userIds: readonly string[],
): Promise<Map<string, OrderSum>> {
  assertAdmin(actor);
  const sums = await onPool.query<OrderSum & { userId: string }>(sql`
    SELECT user_id::text AS "userId", count(*)::int AS orders,
      coalesce(sum(total) FILTER (WHERE payment_status = 'Paid'), 0)::float8 AS paid
    FROM orders WHERE user_id = ANY(${userIds}::uuid[]) GROUP BY user_id`);
  return new Map(sums.map(({ userId, ...sum }) => [userId, sum]));
}
