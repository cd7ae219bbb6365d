import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { type Database, db } from "../database/db.ts";

export type Deviation = {
  what: "stock" | "held" | "sums" | "lines" | "money" | "receipts";
  /** Of the product or order. */
  id: string;
  name: string;
  is: string;
  shouldBe: string;
};

/** Reads all rows. */
const TIMEOUT_MS = 10 * millisecondsInMinute;

/**
 * Compares stock with the ledger's sums, units held by orders with their ledger entries, orders' sums with
 * their lines, and what orders say of money with their money entries. For each order the sums of the entries have to
 * agree, or the order says by how much they don't; receipts of a total too much are named all the same. Each comparison is one statement, so concurrent writes can't disturb it.
 */
export async function verifyBooks(): Promise<Deviation[]> {
  const options = { timeout: TIMEOUT_MS, maxWait: 10_000 };
  return db().$transaction(async (tx) => {
    await onPrisma(tx).query(
      sql`SELECT set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`,
    );
    return [
      ...(await listWrongStock(tx)),
      ...(await listWrongHolds(tx)),
      ...(await listWrongSums(tx)),
      ...(await listEmptyOrders(tx)),
      ...(await listWrongMoney(tx)),
      ...(await listDoubleReceipts(tx)),
    ];
  }, options);
}

/** Lists products whose stock isn't their ledger's sum. Reads the whole ledger. */
export function listWrongStock(database: Database = db()): Promise<Deviation[]> {
  return onPrisma(database).query<Deviation>(sql`
    SELECT 'stock' AS what, p.id::text, p.name, p.stock::text AS is,
      coalesce(ledger.stock, 0)::text AS "shouldBe"
    FROM products p
    LEFT JOIN (SELECT product_id, sum(delta) AS stock FROM stock_movements GROUP BY product_id) ledger
      ON ledger.product_id = p.id
    WHERE p.stock <> coalesce(ledger.stock, 0) ORDER BY p.id`);
}

function listWrongHolds(tx: Database): Promise<Deviation[]> {
  return onPrisma(tx).query<Deviation>(sql`
    WITH held AS (
      SELECT i.order_id, i.product_id,
        CASE WHEN o.holds_stock THEN i.quantity ELSE 0 END AS units
      FROM order_items i JOIN orders o ON o.id = i.order_id
    ), taken AS (
      SELECT order_id, product_id, -sum(delta) AS units FROM stock_movements
      WHERE order_id IS NOT NULL GROUP BY order_id, product_id
    )
    SELECT 'held' AS what, o.id::text, o.order_no AS name,
      coalesce(taken.units, 0)::text AS is, coalesce(held.units, 0)::text AS "shouldBe"
    FROM held FULL JOIN taken USING (order_id, product_id)
    JOIN orders o ON o.id = order_id
    WHERE coalesce(held.units, 0) <> coalesce(taken.units, 0) ORDER BY o.id, product_id`);
}

function listWrongSums(tx: Database): Promise<Deviation[]> {
  return onPrisma(tx).query<Deviation>(sql`
    WITH lines AS (
      SELECT order_id, sum(price::bigint * quantity) AS subtotal, sum(quantity) AS quantity,
        sum(weight::bigint * quantity) AS weight
      FROM order_items GROUP BY order_id
    ), due AS (
      SELECT l.*, order_total(l.subtotal::bigint, o.ongkir, o.other_charges) AS total
      FROM lines l JOIN orders o ON o.id = l.order_id
    )
    SELECT 'sums' AS what, o.id::text, o.order_no AS name,
      concat_ws(' ', o.total, o.quantity, o.weight) AS is,
      concat_ws(' ', d.total, d.quantity, d.weight) AS "shouldBe"
    FROM orders o JOIN due d ON d.order_id = o.id
    WHERE (o.subtotal, o.total, o.quantity, o.weight)
      IS DISTINCT FROM (d.subtotal, d.total, d.quantity, d.weight)
    ORDER BY o.id`);
}

function listEmptyOrders(tx: Database): Promise<Deviation[]> {
  return onPrisma(tx).query<Deviation>(sql`
    SELECT 'lines' AS what, o.id::text, o.order_no AS name, '0' AS is, o.quantity::text AS "shouldBe"
    FROM orders o WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id) ORDER BY o.id`);
}

/** The sums of each order's entries, in rupiah. */
const MONEY_SUMS = sql`
  SELECT order_id,
    coalesce(sum(rupiah) FILTER (WHERE kind IN ('expected', 'unique')), 0) AS expected,
    coalesce(sum(rupiah) FILTER (WHERE kind = 'received'), 0) AS received,
    coalesce(sum(rupiah) FILTER (WHERE kind = 'refunded'), 0) AS refunded,
    coalesce(sum(rupiah) FILTER (WHERE kind = 'written-off'), 0) AS written_off
  FROM money_entries GROUP BY order_id`;

/** The rules of lib/orders/money/order-ledger.ts: expected − written off = received − refunded, or the order says the difference. */
function listWrongMoney(tx: Database): Promise<Deviation[]> {
  return onPrisma(tx).query<Deviation>(sql`
    WITH sums AS (${MONEY_SUMS}), money AS (
      SELECT o.id, o.status = 'Waiting for Payment' AS waits,
        o.status IN ('Cancelled', 'Out of Stock') AS is_over,
        coalesce(s.expected, 0) AS expected, coalesce(s.received, 0) AS received,
        coalesce(s.refunded, 0) AS refunded, coalesce(s.written_off, 0) AS written_off,
        coalesce(s.received - s.refunded, 0) AS held,
        coalesce(s.expected - s.written_off - s.received + s.refunded, 0) AS due
      FROM orders o LEFT JOIN sums s ON s.order_id = o.id
    ), ruled AS (
      SELECT o.id, CASE WHEN m.is_over THEN 0 ELSE o.total END AS expected,
        CASE WHEN m.due = 0 OR (m.waits AND m.held <= 0) THEN NULL ELSE m.due END AS difference,
        CASE WHEN m.held > 0 AND NOT (m.waits AND m.due > 0) THEN 'Paid'
          WHEN m.held <= 0 AND m.received > 0 AND NOT m.waits
            AND o.payment_status <> 'Awaiting Verification' THEN 'Refunded' ELSE 'none' END AS payment
      FROM orders o JOIN money m ON m.id = o.id
    )
    SELECT 'money' AS what, o.id::text, o.order_no AS name,
      concat_ws(' ', o.payment_status, m.expected, m.received, m.refunded, m.written_off,
        coalesce(o.money_difference, 0)) AS is,
      concat_ws(' ', r.payment, r.expected, coalesce(r.difference, 0)) AS "shouldBe"
    FROM orders o JOIN money m ON m.id = o.id JOIN ruled r ON r.id = o.id
    WHERE m.expected <> r.expected OR m.refunded > m.received
      OR m.refunded < 0 OR m.written_off < 0 OR (m.written_off > 0 AND (m.is_over OR m.due < 0))
      OR o.money_difference IS DISTINCT FROM r.difference
      OR CASE WHEN o.payment_status IN ('Paid', 'Refunded') THEN o.payment_status ELSE 'none' END
        <> r.payment
    ORDER BY o.id`);
}

/** Lists orders of which the shop has at least a whole total too much: a transfer came twice, or was typed twice. */
function listDoubleReceipts(tx: Database): Promise<Deviation[]> {
  return onPrisma(tx).query<Deviation>(sql`
    WITH sums AS (${MONEY_SUMS})
    SELECT 'receipts' AS what, o.id::text, o.order_no AS name,
      (s.received - s.refunded)::text AS is, o.total::text AS "shouldBe"
    FROM orders o JOIN sums s ON s.order_id = o.id
    WHERE s.received - s.refunded >= 2 * o.total ORDER BY o.id`);
}
