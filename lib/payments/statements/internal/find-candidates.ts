import "server-only";
import type { Sql } from "../../../database/sql/source.ts";
import { sql } from "../../../database/sql/statement.ts";
import { asCandidates, type Candidate, type FoundOrder } from "../match-row.ts";

/** Days in which money of an ended order is looked for, and in which a receipt finds its row. */
const LATE_DAYS = 60;
/** A weekend's transfer is posted up to this many days later than it was confirmed. */
const POSTING_DAYS = 4;

/** Money of an order that no row of the bank stands for yet. The order is `o`. */
export const UNLINKED = sql`(
  (SELECT coalesce(sum(rupiah), 0) FROM money_entries WHERE order_id = o.id AND kind = 'received')
  - (SELECT coalesce(sum(rupiah), 0) FROM bank_rows WHERE order_id = o.id))`;

/** A receipt `e` that stands, and that no row of the bank stands for. */
export const UNLINKED_ENTRY = sql`e.kind = 'received' AND e.rupiah > 0
  AND NOT EXISTS (SELECT FROM bank_rows r WHERE r.entry_id = e.id)
  AND NOT EXISTS (SELECT FROM money_entries c WHERE c.counters_id = e.id)`;

/** Returns the orders that wait for money, and those with money or without that may be of these amounts. */
export async function findCandidates(
  source: Sql,
  amounts: readonly number[],
): Promise<Candidate[]> {
  const rupiah = amounts.map(String);
  const about = sql`o.id::text AS order_id, o.order_no, o.customer_name,
    coalesce((SELECT (charge->>'rupiah')::int FROM jsonb_array_elements(o.other_charges) AS charge
      WHERE charge->>'kind' = 'unique'), 0) AS unique,
    (o.created_at AT TIME ZONE 'Asia/Jakarta')::date::text AS "from"`;
  const orders = await source.query<FoundOrder>(sql`
    SELECT ${about}, m.due::float8 AS amount, 'open' AS stage, '9999-12-31' AS "to"
    FROM orders o, LATERAL (
      SELECT sum(CASE WHEN kind IN ('expected', 'unique', 'refunded') THEN rupiah ELSE -rupiah END) AS due
      FROM money_entries WHERE order_id = o.id
    ) m
    WHERE o.status = 'Waiting for Payment' AND o.payment_status <> 'Paid' AND m.due > 0
    UNION ALL
    SELECT ${about}, o.total::float8, 'late', '9999-12-31'
    FROM orders o
    WHERE o.status = 'Cancelled' AND o.payment_status <> 'Paid' AND o.total = ANY(${rupiah}::bigint[])
      AND o.ended_at > now() - make_interval(days => ${LATE_DAYS}::int) AND ${UNLINKED} <= 0
    UNION ALL
    SELECT ${about}, e.rupiah::float8, 'booked',
      ((e.happened_at AT TIME ZONE 'Asia/Jakarta')::date + ${POSTING_DAYS}::int)::text
    FROM money_entries e JOIN orders o ON o.id = e.order_id
    WHERE e.rupiah = ANY(${rupiah}::bigint[]) AND ${UNLINKED_ENTRY} AND ${UNLINKED} >= e.rupiah
      AND e.happened_at > now() - make_interval(days => ${LATE_DAYS}::int)`);
  return asCandidates(orders);
}
