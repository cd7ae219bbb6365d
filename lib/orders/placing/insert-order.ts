import "server-only";
import { randomUUID } from "node:crypto";
import type { Order, OrderItem } from "#prisma/generated/client.ts";
import { insertRows, type NewRow } from "../../database/sql/insert-rows.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import type { NewOrder, NewOrderLine } from "../internal/record-order.ts";
import { recordOrder } from "../internal/record-order.ts";
import { type Parties, takeStock } from "../internal/take-stock.ts";
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
