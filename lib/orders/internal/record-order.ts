import "server-only";
import { randomUUID } from "node:crypto";
import type {
  IdempotencyKey,
  MoneyEntry,
  OrderEvent,
  OutboxMail,
  StockMovement,
} from "#prisma/generated/client.ts";
import type { ProductSnapshot } from "../../catalogue/views/product-snapshot.ts";
import { insertRows, type NewRow } from "../../database/sql/insert-rows.ts";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import type { MailData } from "../../mail/schema.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";
import type { OrderPrice } from "../../totals.ts";
import { toMailLine } from "../mail-lines.ts";
import { proofLink } from "../proofs/proof-link.ts";

type Ids = { id: string; orderNo: string };

/** Writes what follows from a new order: ledgers, timeline, key, mails. Empties the cart and renews its token. */
export async function recordOrder(
  tx: Sql,
  ids: Ids,
  order: NewOrder,
  parties: Parties,
): Promise<void> {
  const { userId, actorId, idempotency } = order;
  const orderId = ids.id;
  const event: NewRow<OrderEvent, "id" | "note" | "createdAt"> = {
    orderId,
    status: "Waiting for Payment",
    actorId,
  };
  const key: NewRow<IdempotencyKey, "createdAt"> = { userId, orderId, ...idempotency };
  const mails = order.outsideCustomer
    ? sql``
    : sql`mails AS (${insertRows("outbox_mails", [
        customerMail(ids, order, parties),
        ...adminMails(ids, order, parties),
      ])}),`;
  await tx.query(sql`
    WITH stock AS (${insertRows("stock_movements", stockRows(orderId, order))}),
      money AS (${insertRows("money_entries", moneyRows(orderId, order))}),
      timeline AS (${insertRows("order_events", [event])}),
      once AS (${insertRows("idempotency_keys", [key])}),
      ${mails}
      emptied AS (DELETE FROM cart_items WHERE user_id = ${userId}::uuid)
    UPDATE carts SET checkout_token = gen_random_uuid(), updated_at = now()
    WHERE user_id = ${userId}::uuid`);
}

type StockRow = NewRow<StockMovement, "id" | "createdAt">;

function stockRows(orderId: string, { actorId, lines }: NewOrder): StockRow[] {
  return lines.map(({ productId, quantity }) => ({
    productId,
    delta: -quantity,
    reason: "order",
    orderId,
    actorId,
  }));
}

type MoneyRow = NewRow<
  MoneyEntry,
  "id" | "note" | "account" | "image" | "countersId" | "happenedAt" | "createdAt"
>;

function moneyRows(orderId: string, { actorId, price }: NewOrder): MoneyRow[] {
  const unique = price.amounts.unique ?? 0;
  const entry = { orderId, source: "order", actorId };
  const expected = { ...entry, kind: "expected", rupiah: price.total - unique };
  return unique === 0 ? [expected] : [expected, { ...entry, kind: "unique", rupiah: unique }];
}

type MailRow = NewRow<
  OutboxMail,
  "id" | "tries" | "lastError" | "nextTryAt" | "expiresAt" | "createdAt" | "sentAt" | "failedAt"
>;

/** An e-mail that isn't verified may be a stranger's: it isn't told who ordered, and gets no link. */
function customerMail(
  { id, orderNo }: Ids,
  order: NewOrder,
  { customer, accounts, takesQris }: Parties,
): MailRow {
  const { subtotal, charges } = order.price;
  const delivery: Partial<MailData<"order-placed">> = {
    recipient: order.recipient,
    phoneNumber: order.phoneNumber,
    address: order.address,
    description: order.description,
    city: order.city.name,
    province: order.province.name,
    zipCode: order.zipCode,
    customerNote: order.customerNote,
  };
  const unverified: MailData<"order-placed"> = {
    name: null,
    proofLink: null,
    orderId: id,
    orderNo,
    lines: order.lines.map(toMailLine),
    subtotal,
    charges,
    carrier: order.carrier,
    service: order.service,
    etd: order.etd,
    paymentDeadline: order.paymentDeadline.toISOString(),
    accounts,
    takesQris,
  };
  const verified = { ...unverified, ...delivery, name: customer.name, proofLink: proofLink(id) };
  return {
    recipient: customer.email,
    template: "order-placed",
    data: customer.isVerified ? verified : unverified,
    messageId: randomUUID(),
  };
}

function adminMails(
  { id, orderNo }: Ids,
  order: NewOrder,
  { customer, admins }: Parties,
): MailRow[] {
  const { total, quantity } = order.price;
  const lines = order.lines.map(toMailLine);
  return admins.map(({ name, email }) => {
    const data: MailData<"admin-new-order"> = {
      orderId: id,
      orderNo,
      total,
      quantity,
      lines,
      name,
      customer: customer.name,
      customerNote: order.customerNote,
    };
    return { recipient: email, template: "admin-new-order", data, messageId: randomUUID() };
  });
}

export type NewOrderLine = ProductSnapshot & { quantity: number; chosenSize: string | null };

export type NewOrder = {
  userId: string;
  /** The writer: the customer, or an admin for a sale outside the website. */
  actorId: string;
  /** The contact of a customer without an account, who gets no mail; null: the account's. */
  outsideCustomer: { name: string; phone: string } | null;
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
  customerNote: string;
  paymentDeadline: Date;
  placedFrom: string | null;
  lines: NewOrderLine[];
  idempotency: { key: string; bodyHash: string };
};

/** People and settings that a new order needs, read under its locks. */
export type Parties = {
  customer: { name: string; email: string; phone: string; isVerified: boolean };
  admins: { name: string; email: string }[];
  accounts: BankAccount[];
  takesQris: boolean;
  /** The address group's open orders: all, and those of customers without a verified e-mail. */
  addressOrders: { all: number; unverified: number };
};
