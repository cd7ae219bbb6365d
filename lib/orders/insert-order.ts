import "server-only";
import { randomUUID } from "node:crypto";
import type { ProductSnapshot } from "../catalogue/product-snapshot.ts";
import type { Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { MailData } from "../mail/schema.ts";
import { presentAccounts } from "../shop/settings.ts";
import type { OrderPrice } from "../totals.ts";
import { toChargeColumns } from "./internal/charge-columns.ts";
import { toMailLine } from "./internal/mail-line.ts";
import { makeOrderNumber } from "./order-number.ts";
import { proofLink } from "./proof-link.ts";

type NewOrderLine = ProductSnapshot & { quantity: number; chosenSize: string | null };

type NewOrder = {
  userId: string;
  carrier: string;
  service: string;
  etd: string;
  price: OrderPrice;
  /** Source of the shipping price: RATE_SOURCES of lib/shipping. */
  rateSource: string;
  recipient: string;
  phoneNumber: string;
  address: string;
  description: string;
  city: { id: string; name: string };
  province: { id: string; name: string };
  zipCode: string;
  /** What the buyer tells the shop; empty for none. */
  customerNote: string;
  paymentDeadline: Date;
  /** Hash of the customer's address group. */
  placedFrom: string | null;
  lines: NewOrderLine[];
  idempotency: { key: string; bodyHash: string };
};

export type PlacedOrder = { id: string; order_no: string };

type Inserted = {
  order: PlacedOrder;
  /** The address group's other open orders: all, and those of customers without a verified e-mail. */
  addressOrders: { all: number; unverified: number };
};

/**
 * Writes an order as one SQL statement, so that product rows stay locked for less time
 * (docs/orders.md#placing-an-order). The caller has locked cart, products and address group, and compared the
 * stock. Throws if stock is short all the same.
 */
export async function insertOrder(tx: Sql, order: NewOrder): Promise<Inserted> {
  const id = randomUUID();
  const orderNo = makeOrderNumber(new Date());
  const lines = order.lines.map((line, index) => ({ ...line, position: index + 1 }));
  const { subtotal, weight, quantity, total, charges, amounts } = order.price;
  const { ongkir, otherCharges } = toChargeColumns(charges);
  const unique = amounts.unique ?? 0;
  const unprovedMail: MailData<"order-placed"> = {
    name: null,
    orderId: id,
    orderNo,
    lines: order.lines.map(toMailLine),
    subtotal,
    charges,
    carrier: order.carrier,
    service: order.service,
    etd: order.etd,
    paymentDeadline: order.paymentDeadline.toISOString(),
    proofLink: null,
  };
  /** What an unproved e-mail isn't told, without the name. */
  const addition: Partial<MailData<"order-placed">> = {
    recipient: order.recipient,
    phoneNumber: order.phoneNumber,
    address: order.address,
    description: order.description,
    city: order.city.name,
    province: order.province.name,
    zipCode: order.zipCode,
    customerNote: order.customerNote,
    proofLink: proofLink(id),
  };
  const [taken] = await tx.query<{ lines: number; all: number; unverified: number }>(sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(
        "productId" uuid, position int, quantity int, name text, category text, size text,
        "sizeDetails" text, "chosenSize" text, price int, weight int, image1 text, image2 text, image3 text, image4 text)
    ), customer AS (
      SELECT id, name, email, email_verified_at, phone_number FROM users WHERE id = ${order.userId}::uuid
    ), shown AS (
      SELECT ${presentAccounts()} AS accounts
    ), taken AS (
      UPDATE products p
      SET stock = p.stock - line.quantity, is_purchased = (p.stock = line.quantity),
          updated_at = now()
      FROM line
      WHERE p.id = line."productId" AND p.deleted_at IS NULL AND p.stock >= line.quantity
      RETURNING p.id, line.quantity
    ), placed AS (
      INSERT INTO orders (id, order_no, user_id, carrier, service, etd, weight, quantity, subtotal, ongkir,
        other_charges, rate_source, total, recipient, phone_number, address, description, city, city_id, province,
        province_id, zip_code, customer_note, customer_name, customer_email, customer_phone, payment_deadline,
        placed_from, payment_accounts, named_amount, updated_at)
      SELECT ${id}::uuid, ${orderNo}::text, customer.id, ${order.carrier}::text, ${order.service}::text,
        ${order.etd}::text, ${weight}::int, ${quantity}::int, ${subtotal}::bigint,
        ${ongkir}::bigint, ${JSON.stringify(otherCharges)}::jsonb, ${order.rateSource}::text,
        ${total}::bigint,
        ${order.recipient}::text, ${order.phoneNumber}::text, ${order.address}::text, ${order.description}::text,
        ${order.city.name}::text, ${order.city.id}::text, ${order.province.name}::text,
        ${order.province.id}::text, ${order.zipCode}::text, ${order.customerNote}::text,
        customer.name, customer.email, customer.phone_number, ${order.paymentDeadline}::timestamptz, ${order.placedFrom}::text,
        shown.accounts, ${unique > 0 ? total : null}::bigint, now()
      FROM customer, shown
    ), items AS (
      INSERT INTO order_items (order_id, product_id, position, quantity, name, category, size,
        size_details, chosen_size, price, weight, image1, image2, image3, image4)
      SELECT ${id}::uuid, "productId", position, quantity, name, category, size, "sizeDetails",
        "chosenSize", price, weight, image1, image2, image3, image4
      FROM line
    ), ledger AS (
      INSERT INTO stock_movements (product_id, delta, reason, order_id, actor_id)
      SELECT id, -quantity, 'order', ${id}::uuid, ${order.userId}::uuid FROM taken
    ), money AS (
      INSERT INTO money_entries (order_id, kind, rupiah, source, actor_id)
      SELECT ${id}::uuid, part.kind, part.rupiah, 'order', ${order.userId}::uuid
      FROM (VALUES ('expected', ${total - unique}::bigint), ('unique', ${unique}::bigint)) AS part(kind, rupiah)
      WHERE part.rupiah > 0
    ), timeline AS (
      INSERT INTO order_events (order_id, status, actor_id)
      VALUES (${id}::uuid, 'Waiting for Payment', ${order.userId}::uuid)
    ), once AS (
      INSERT INTO idempotency_keys (user_id, key, body_hash, order_id)
      VALUES (${order.userId}::uuid, ${order.idempotency.key}::text,
        ${order.idempotency.bodyHash}::text, ${id}::uuid)
    ), mail AS (
      INSERT INTO outbox_mails (recipient, template, data, message_id)
      SELECT email, 'order-placed',
        ${JSON.stringify(unprovedMail)}::jsonb || CASE WHEN email_verified_at IS NULL THEN '{}'
          ELSE ${JSON.stringify(addition)}::jsonb || jsonb_build_object('name', name) END
          || jsonb_build_object('accounts', shown.accounts),
        ${randomUUID()}::text
      FROM customer, shown
    ), admin_mail AS (
      INSERT INTO outbox_mails (recipient, template, data, message_id)
      SELECT admin.email, 'admin-new-order',
        jsonb_build_object('orderId', ${id}::text, 'orderNo', ${orderNo}::text,
          'total', ${total}::bigint, 'quantity', ${quantity}::int,
          'name', admin.name, 'customer', customer.name,
          'customerNote', ${order.customerNote}::text),
        gen_random_uuid()::text
      FROM users admin, customer WHERE admin.role = 'admin'
    ), address_orders AS (
      SELECT count(*)::int AS "all",
        (count(*) FILTER (WHERE buyer.email_verified_at IS NULL))::int AS unverified
      FROM orders o JOIN users buyer ON buyer.id = o.user_id
      WHERE o.placed_from = ${order.placedFrom}::text AND o.status = 'Waiting for Payment'
    ), emptied AS (
      DELETE FROM cart_items WHERE user_id = ${order.userId}::uuid
    )
    UPDATE carts SET checkout_token = gen_random_uuid(), updated_at = now()
    WHERE user_id = ${order.userId}::uuid
    RETURNING (SELECT count(*)::int FROM taken) AS lines,
      (SELECT "all" FROM address_orders), (SELECT unverified FROM address_orders)`);
  if (taken?.lines !== lines.length) throw new Error("a line's pieces weren't there to be taken");
  const { all, unverified } = taken;
  return { order: { id, order_no: orderNo }, addressOrders: { all, unverified } };
}
