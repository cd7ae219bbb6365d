import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";

export type OrderSum = {
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
  const sums = await db().$queryRaw<{ userId: string; orders: bigint; paid: bigint }[]>`
    SELECT user_id::text AS "userId", count(*) AS orders,
      coalesce(sum(total) FILTER (WHERE payment_status = 'Paid'), 0)::bigint AS paid
    FROM orders WHERE user_id = ANY(${userIds}::uuid[]) GROUP BY user_id`;
  return new Map(
    sums.map(({ userId, orders, paid }) => [
      userId,
      { orders: Number(orders), paid: Number(paid) },
    ]),
  );
}
