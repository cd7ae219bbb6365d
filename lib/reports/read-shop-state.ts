import "server-only";
import { db } from "../database/db.ts";

/** How the shop's work stands at a moment, in numbers alone. */
export type ShopState = {
  /** Mails that aren't sent yet, also those that wait for another try. */
  mailsWaiting: number;
  /** Those of them that should have been sent by now. */
  mailsDue: number;
  /** Seconds; 0 where none is due. */
  oldestDueMail: number;
  mailsGivenUp: number;
  /** Unpaid and past the deadline: the shop cancels them within a minute. */
  ordersOverdue: number;
  proofsWaiting: number;
  /** Whether a rate service isn't asked for a while, because it failed. */
  isCircuitOpen: boolean;
};

/** Reads it as one query, by the partial indexes of what is open. For operators, not for admins. */
export async function readShopState(now = new Date()): Promise<ShopState> {
  const [state] = await db().$queryRaw<ShopState[]>`
    SELECT mails.*, (SELECT count(*)::int FROM outbox_mails WHERE failed_at IS NOT NULL
        AND sent_at IS NULL) AS "mailsGivenUp",
      (SELECT count(*)::int FROM orders
        WHERE status = 'Waiting for Payment' AND payment_status = 'Unpaid'
          AND payment_deadline <= ${now}::timestamptz) AS "ordersOverdue",
      (SELECT count(*)::int FROM payment_proofs WHERE state = 'pending') AS "proofsWaiting",
      EXISTS (SELECT FROM rate_circuits WHERE open_until > ${now}::timestamptz) AS "isCircuitOpen"
    FROM (
      SELECT count(*)::int AS "mailsWaiting",
        count(*) FILTER (WHERE next_try_at <= ${now}::timestamptz)::int AS "mailsDue",
        greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(next_try_at)), 0))::float8
          AS "oldestDueMail"
      FROM outbox_mails
      WHERE sent_at IS NULL AND failed_at IS NULL
        AND (expires_at IS NULL OR expires_at > ${now}::timestamptz)
    ) mails`;
  if (!state) throw new Error("a query without FROM rows answers one row");
  return state;
}
