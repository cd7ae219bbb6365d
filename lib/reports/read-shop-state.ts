import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { HAS_DEADLINE } from "../orders/unpaid/payment-deadline.ts";

export type ShopState = {
  mailsWaiting: number;
  mailsDue: number;
  /** Delay; 0 where none is due. */
  oldestDueMailSeconds: number;
  mailsGivenUp: number;
  ordersOverdue: number;
  proofsWaiting: number;
  isCircuitOpen: boolean;
};

/** Reads the figures of the metrics by one query on partial indexes. For operators, not admins. */
export async function readShopState(now = new Date()): Promise<ShopState> {
  const [state] = await onPool.query<ShopState>(sql`
    SELECT mails.*, (SELECT count(*)::int FROM outbox_mails WHERE failed_at IS NOT NULL
        AND sent_at IS NULL) AS "mailsGivenUp",
      (SELECT count(*)::int FROM orders
        WHERE ${HAS_DEADLINE} AND payment_deadline <= ${now}::timestamptz) AS "ordersOverdue",
      (SELECT count(*)::int FROM payment_proofs p JOIN orders o ON o.id = p.order_id
        WHERE p.state = 'pending' AND o.status = 'Waiting for Payment') AS "proofsWaiting",
      EXISTS (SELECT FROM rate_circuits WHERE open_until > ${now}::timestamptz) AS "isCircuitOpen"
    FROM (
      SELECT count(*)::int AS "mailsWaiting",
        count(*) FILTER (WHERE next_try_at <= ${now}::timestamptz)::int AS "mailsDue",
        greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(next_try_at)), 0))::float8
          AS "oldestDueMailSeconds"
      FROM outbox_mails
      WHERE sent_at IS NULL AND failed_at IS NULL
        AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)
    ) mails`);
  if (!state) throw new Error("a query without FROM rows answers one row");
  return state;
}
