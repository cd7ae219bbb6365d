import "server-only";
import { randomUUID } from "node:crypto";
import type { Order, OrderItem } from "#prisma/generated/client.ts";
import { insertRows, type NewRow } from "../../database/sql/insert-rows.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { presentAccounts, takesQris } from "../../shop/settings.ts";
import {
  type NewOrder,
  type NewOrderLine,
  type Parties,
  recordOrder,
} from "../internal/record-order.ts";
import { makeOrderNumber } from "./order-number.ts";

export type PlacedOrder = { id: string; order_no: string };

type Inserted = { order: PlacedOrder; addressOrders: Parties["addressOrders"] };

/** Columns of a new order, without those that the database fills. */
type OrderRow = NewRow<
  Order,
  | "status"
  | "paymentStatus"
  | "holdsStock"
  | "resi"
  | "adminNote"
  | "remindedAt"
  | "moneyDifference"
  | "endedAt"
  | "erasedAt"
  | "createdAt"
>;

type ItemRow = NewRow<OrderItem, "id">;

/**
 * Takes an order's stock and writes the order, in the caller's transaction (docs/orders.md#placing-an-order). The
 * caller has locked cart, products and address group, and compared the stock. Throws if stock is short all the same.
 */
export async function insertOrder(tx: Sql, order: NewOrder): Promise<Inserted> {
  const parties = await takeStock(tx, order);
  const [id, orderNo] = [randomUUID(), makeOrderNumber(new Date())];
  const items = order.lines.map((line, index) => toItemRow(id, line, index + 1));
  const row = toOrderRow({ id, orderNo }, order, parties);
  await tx.query(sql`
    WITH items AS (${insertRows("order_items", items)})
    ${insertRows("orders", [row])}`);
  await recordOrder(tx, { id, orderNo }, order, parties);
  return { order: { id, order_no: orderNo }, addressOrders: parties.addressOrders };
}

function toOrderRow(
  { id, orderNo }: { id: string; orderNo: string },
  order: NewOrder,
  { customer: account, accounts }: Parties,
): OrderRow {
  const customer = order.outsideCustomer ? { ...order.outsideCustomer, email: "" } : account;
  const { subtotal, weight, quantity, total, charges, amounts } = order.price;
  return {
    id,
    orderNo,
    userId: order.userId,
    carrier: order.carrier,
    service: order.service,
    etd: order.etd,
    weight,
    quantity,
    subtotal,
    ongkir: amounts.shipping,
    otherCharges: charges.filter(({ kind }) => kind !== "shipping"),
    rateSource: order.rateSource,
    total,
    namedAmount: amounts.unique ? total : null,
    recipient: order.recipient,
    phoneNumber: order.phoneNumber,
    address: order.address,
    description: order.description,
    city: order.city.name,
    cityId: order.city.id,
    province: order.province.name,
    provinceId: order.province.id,
    zipCode: order.zipCode,
    customerNote: order.customerNote,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    paymentDeadline: order.paymentDeadline,
    paymentAccounts: accounts,
    placedFrom: order.placedFrom,
    updatedAt: new Date(),
  };
}

function toItemRow(orderId: string, line: NewOrderLine, position: number): ItemRow {
  return {
    orderId,
    productId: line.productId,
    position,
    quantity: line.quantity,
    name: line.name,
    nameEn: line.nameEn,
    category: line.category,
    size: line.size,
    sizeDetails: line.sizeDetails,
    chosenSize: line.chosenSize,
    price: line.price,
    weight: line.weight,
    image1: line.image1,
    image2: line.image2,
    image3: line.image3,
    image4: line.image4,
  };
}

type Sale = {
  userId: string;
  /** Hash of the customer's address group. */
  placedFrom: string | null;
  lines: readonly { productId: string; quantity: number }[];
};

/** Takes the pieces of locked products, and reads what can't change under the locks. Throws if stock is short. */
async function takeStock(tx: Sql, { userId, placedFrom, lines }: Sale): Promise<Parties> {
  const wanted = lines.map(({ productId, quantity }) => ({ id: productId, quantity }));
  const [row] = await tx.query<Parties & { taken: number }>(sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(id uuid, quantity int)
    ), taken AS (
      UPDATE products p
      SET stock = p.stock - wanted.quantity, is_purchased = (p.stock = wanted.quantity),
        updated_at = now()
      FROM wanted
      WHERE p.id = wanted.id AND p.deleted_at IS NULL AND p.stock >= wanted.quantity
      RETURNING p.id
    )
    SELECT (SELECT count(*)::int FROM taken) AS taken,
      json_build_object('name', u.name, 'email', u.email, 'phone', u.phone_number,
        'isVerified', u.email_verified_at IS NOT NULL) AS customer,
      (SELECT COALESCE(json_agg(json_build_object('name', name, 'email', email)), '[]')
        FROM users WHERE role = 'admin') AS admins,
      ${presentAccounts()} AS accounts, ${takesQris()} AS "takesQris",
      (SELECT json_build_object('all', count(*),
          'unverified', count(*) FILTER (WHERE buyer.email_verified_at IS NULL))
        FROM orders o JOIN users buyer ON buyer.id = o.user_id
        WHERE o.placed_from = ${placedFrom}::text
          AND o.status = 'Waiting for Payment') AS "addressOrders"
    FROM users u WHERE u.id = ${userId}::uuid`);
  if (row?.taken !== lines.length) throw new Error("a line's pieces weren't there to be taken");
  return row;
}
