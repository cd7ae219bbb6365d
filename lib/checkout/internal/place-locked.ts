import "server-only";
import { assertOrderSize } from "../../cart/order-size.ts";
import type { Sql } from "../../database/sql/source.ts";
import { AppError, invalidField } from "../../errors.ts";
import {
  findRepeatedOrder,
  type RequestIdentity,
  repeatOf,
} from "../../orders/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../../orders/insert-order.ts";
import { paymentDeadline } from "../../orders/payment-deadline.ts";
import { findSales, type Sale } from "../../orders/sale.ts";
import { chooseAmount } from "../../orders/unique-amount.ts";
import { assertCity, type City } from "../../places/find-city.ts";
import { getCarrier } from "../../shipping/carriers.ts";
import { type Quote, quoteByTable } from "../../shipping/quote.ts";
import { findCost, type Rate } from "../../shipping/shipping-option.ts";
import { totalOf, totalsOf } from "../../totals.ts";
import { chargesFor } from "../charges.ts";
import { findOrderRefusal } from "../open-orders.ts";
import type { CartQuote } from "../quote-cart.ts";
import type { PlaceOrderInput } from "../schema.ts";
import { type Checkout, lockCheckout } from "./lock-checkout.ts";

export type PlacedOrderResult = {
  order: PlacedOrder;
  /** Products whose stock has changed, so that cached pages are outdated. */
  sales: Sale[];
};

/** A placed or repeated order. `result` is the metric's label. */
export type PlacedOutcome = { result: "placed" | "repeated" } & PlacedOrderResult;

/** Returns the outcome of a repeat. */
export async function repeatedOutcome(source: Sql, order: PlacedOrder): Promise<PlacedOutcome> {
  return { result: "repeated", order, sales: await findSales(source, order.id) };
}

/** An order to place, with what was read before the locks. */
export type Attempt = {
  input: PlaceOrderInput;
  /** Null if it is unknown. */
  city: City | null;
  /** A rate service's quote; null if the tariffs are read under the locks. */
  quote: CartQuote | null;
  key: string | null;
  identity: RequestIdentity;
  placedFrom: string | null;
  /** False for an order without the amount that names it, also where the shop uses them. */
  hasUniqueAmount: boolean;
};

/** Conflicts have no details here. They are read after the locks are released. */
type LockedOutcome = PlacedOutcome | "stock-conflict" | "price-changed";

/** Locks, checks and writes an order. Throws as placeOrder does. */
export async function placeLocked(tx: Sql, attempt: Attempt): Promise<LockedOutcome> {
  const { input, identity, key, placedFrom } = attempt;
  const { userId } = identity;
  const cityId = attempt.city?.id ?? null;
  const checkout = await lockCheckout(tx, {
    userId,
    key,
    cityId,
    carrier: input.carrier,
    charges: totalOf(0, chargesFor({ shipping: input.ongkir, unique: null })),
    placedFrom,
  });
  const { lines, buyer } = checkout;
  const earlier = checkout.earlier && repeatOf(checkout.earlier, identity);
  if (earlier) return repeatedOutcome(tx, earlier);
  const city = assertCity(attempt.city);
  if (checkout.isStockShort) return "stock-conflict";
  if (lines.length === 0) {
    const repeat = key ? null : await findRepeatedOrder(tx, identity);
    if (repeat) return repeatedOutcome(tx, repeat);
    throw new AppError("invalid", "Your cart is empty");
  }
  if (lines.some((line) => line.marked || line.stock < line.quantity)) return "stock-conflict";
  const { quantity: pieces, weight } = totalsOf(lines);
  assertOrderSize({ quantity: pieces, weight });
  const { source, cost } = priceShipping(attempt, checkout, weight);
  if (cost?.value !== input.ongkir) return "price-changed";
  const { unique_amount: seen } = input;
  const taken = attempt.hasUniqueAmount ? checkout.takenAmounts : null;
  const unique = chooseAmount(checkout.token ?? "", taken, seen);
  if (seen !== undefined && seen !== unique) return "price-changed";
  const charges = chargesFor({ shipping: cost.value, unique });
  const { total } = totalsOf(lines, charges);
  if (input.total !== undefined && input.total !== total) return "price-changed";
  assertMayOrder(buyer, pieces, checkout.addressOrders);
  const { order, addressOrders } = await insertOrder(tx, {
    userId,
    carrier: input.carrier,
    service: input.service,
    etd: cost.etd,
    charges,
    rateSource: source,
    recipient: input.recipient,
    phoneNumber: input.phone_number,
    address: input.address,
    description: input.description,
    city,
    province: city.province,
    zipCode: input.zip_code,
    customerNote: input.customer_note ?? "",
    paymentDeadline: await paymentDeadline(new Date()),
    placedFrom,
    lines,
    idempotency: { key: key ?? `cart:${checkout.token}`, bodyHash: identity.bodyHash },
  });
  // Only this count includes the orders that the group's lock has waited for. An error rolls back.
  assertMayOrder(buyer, pieces, addressOrders);
  const sales = lines.map(({ productId, stock, quantity }) => ({
    productId,
    isLast: stock === quantity,
  }));
  return { result: "placed", order, sales };
}

/** Throws conflict if the customer or the address group has too many open orders. */
function assertMayOrder(...counts: Parameters<typeof findOrderRefusal>): void {
  const refusal = findOrderRefusal(...counts);
  if (!refusal) return;
  throw new AppError("conflict", refusal.message, { body: { verify_email: refusal.verifies } });
}

/**
 * Returns the server's price. The cost is null if the charged weight has changed. Throws invalid for an
 * unknown service.
 */
function priceShipping(
  { input, quote }: Attempt,
  { tariffs }: Checkout,
  weight: number,
): { source: Quote["source"]; cost: Rate | null } {
  const { source, options } = quote ?? quoteByTable(input.carrier, tariffs, weight);
  const cost = findCost(options, input);
  if (!cost) throw invalidField("service", "Choose the delivery method");
  const { chargedKilograms } = getCarrier(input.carrier);
  const isSameWeight = !quote || chargedKilograms(weight) === chargedKilograms(quote.weight);
  return { source, cost: isSameWeight ? cost : null };
}
