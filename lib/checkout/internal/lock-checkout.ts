import { type LockedLine, withOfferedSize } from "../../cart/locked-line.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import type { KeyedOrder } from "../../orders/placing/find-earlier-order.ts";
import { usedUniqueAmounts } from "../../orders/placing/unique-amount.ts";
import type { CarrierId, ServiceCode } from "../../shipping/carriers.ts";
import type { Tariff } from "../../shipping/tariff-table.ts";
import { paymentDeadlineHours } from "../../shop/settings.ts";
import type { AddressOrders, OpenOrders } from "../open-orders.ts";

/** Names what an order locks and reads. */
type LockCheckoutInput = {
  userId: string;
  /** The idempotency key; null without one. */
  key: string | null;
  cityId: string | null;
  carrier: CarrierId;
  service: ServiceCode;
  /** Rupiah beside the products, as the customer saw them, without the unique amount. */
  charges: number;
  /** Hash of the caller's address group; null if it has none, which isn't limited. */
  placedFrom: string | null;
};

/** Facts that an order depends on. */
export type Checkout = {
  /** The implicit idempotency key; null for a cart that was never written. */
  token: string | null;
  earlier: KeyedOrder | null;
  /** In order of the products' ids. Empty if nothing is locked, for an earlier order or short stock. */
  lines: LockedLine[];
  /** True if a line has less stock than it needs, or carries a marker. */
  isStockShort: boolean;
  buyer: OpenOrders;
  /** Counted before the lock of the address group. insertOrder counts again. */
  addressOrders: AddressOrders;
  /** The service's, to the city; null where the table has none. */
  tariff: Tariff | null;
  /** Unique amounts in use for this sum; null if the feature is off. */
  usedUniqueAmounts: number[] | null;
  /** Hours that the order will wait for its payment. */
  deadlineHours: number;
};

type Row = Checkout & { isCurrent: boolean };

/**
 * Locks the caller's cart, then its products in id order, then the address group. The same statement reads
 * what the order depends on. If stock is short, no product is locked, so that nobody waits for a product
 * that is already sold. The cart's lock serializes the customer's orders.
 */
export async function lockCheckout(tx: Sql, input: LockCheckoutInput): Promise<Checkout> {
  let row = await lockAndRead(tx, input);
  // A statement sees the rows as they were when it began, even after a wait. By now the cart is locked.
  if (!row.isCurrent) row = await lockAndRead(tx, input);
  if (!row.isCurrent) throw new Error("nobody else writes a locked cart");
  return { ...row, lines: row.lines.map(withOfferedSize) };
}

/** `isCurrent` is false if the cart was written during the wait for its lock. Then nothing else is locked. */
async function lockAndRead(
  tx: Sql,
  { userId, key, cityId, carrier, service, charges, placedFrom }: LockCheckoutInput,
): Promise<Row> {
  const group = placedFrom === null ? null : Buffer.from(placedFrom, "base64url").readInt32BE();
  const [row] = await tx.query<Row>(sql`
    WITH read AS MATERIALIZED (
      SELECT checkout_token FROM carts WHERE user_id = ${userId}::uuid
    ), cart AS MATERIALIZED (
      SELECT checkout_token FROM carts WHERE user_id = ${userId}::uuid FOR UPDATE
    ), current AS MATERIALIZED (
      SELECT cart.checkout_token FROM cart JOIN read ON read.checkout_token = cart.checkout_token
    ), earlier AS MATERIALIZED (
      SELECT o.id::text, o.order_no AS "orderNo", o.total, k.body_hash AS "bodyHash"
      FROM idempotency_keys k JOIN orders o ON o.id = k.order_id
      WHERE k.user_id = ${userId}::uuid AND k.key = ${key}::text
    ), short AS MATERIALIZED (
      SELECT 1 FROM cart_items i JOIN products p ON p.id = i.product_id
      WHERE i.user_id = ${userId}::uuid AND p.deleted_at IS NULL
        AND (i.sold_out_type IS NOT NULL OR p.stock < i.quantity)
    ), line AS MATERIALIZED (
      SELECT p.id::text AS "productId", i.quantity, i.chosen_size AS "chosenSize",
        i.sold_out_type IS NOT NULL AS marked, p.stock, p.name, p.name_en AS "nameEn", p.category, p.size,
        p.size_details AS "sizeDetails", p.price, p.weight, p.image1, p.image2, p.image3, p.image4
      FROM current, cart_items i JOIN products p ON p.id = i.product_id
      WHERE i.user_id = ${userId}::uuid AND p.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM earlier) AND NOT EXISTS (SELECT FROM short)
      ORDER BY p.id FOR NO KEY UPDATE OF p
    ), priced AS MATERIALIZED (
      SELECT (sum(price::bigint * quantity) + ${charges}::bigint)::bigint AS sum FROM line
    ), lines AS MATERIALIZED (
      SELECT COALESCE(json_agg(line), '[]') AS all, count(*) AS number FROM line
    ), address_group AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.openOrders}::int, ${group}::int)
      FROM lines WHERE lines.number > 0 AND ${group}::int IS NOT NULL
    )
    SELECT current.checkout_token::text AS token,
      (SELECT checkout_token FROM cart) IS NOT DISTINCT FROM (SELECT checkout_token FROM read)
        AS "isCurrent",
      (SELECT row_to_json(earlier) FROM earlier) AS earlier,
      lines.all AS lines,
      EXISTS (SELECT FROM short) AS "isStockShort",
      json_build_object(
        'isVerified', u.email_verified_at IS NOT NULL,
        'openOrders', (SELECT count(*) FROM orders o
          WHERE o.user_id = u.id AND o.status = 'Waiting for Payment'
            AND o.payment_status <> 'Paid')) AS buyer,
      (SELECT json_build_object(
          'all', count(*),
          'unverified', count(*) FILTER (WHERE buyer.email_verified_at IS NULL))
        FROM orders o JOIN users buyer ON buyer.id = o.user_id
        WHERE o.placed_from = ${placedFrom}::text
          AND o.status = 'Waiting for Payment') AS "addressOrders",
      (SELECT row_to_json(t) FROM (
        SELECT rate, etd FROM city_tariffs
        WHERE carrier = ${carrier}::text AND service = ${service}::text
          AND city_id = ${cityId}::text) t) AS tariff,
      (SELECT ${usedUniqueAmounts(sql`priced.sum`)} FROM priced) AS "usedUniqueAmounts",
      ${paymentDeadlineHours()} AS "deadlineHours",
      (SELECT count(*) FROM address_group) AS locks
    FROM users u CROSS JOIN lines LEFT JOIN current ON true
    WHERE u.id = ${userId}::uuid`);
  if (!row) throw new Error("a caller always has an account");
  return row;
}
