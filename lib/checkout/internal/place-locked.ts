import "server-only";
import { addHours } from "date-fns";
import { assertOrderSize } from "../../cart/cart-totals.ts";
import type { Sql } from "../../database/sql/source.ts";
import { AppError, invalidField } from "../../errors.ts";
import {
  findRepeatedOrder,
  type RequestIdentity,
  repeatOf,
} from "../../orders/placing/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../../orders/placing/insert-order.ts";
import { pickUniqueAmount } from "../../orders/placing/unique-amount.ts";
import { findSales, type Sale } from "../../orders/sale.ts";
import { assertCity, type City } from "../../places/find-city.ts";
import { getCarrier } from "../../shipping/carriers.ts";
import { rateByTable } from "../../shipping/quote.ts";
import type { RateSource } from "../../shipping/schema.ts";
import { findCost, type Rate } from "../../shipping/shipping-option.ts";
import type { Tariff } from "../../shipping/tariff-table.ts";
import { type OrderPrice, priceOrder, totalsOf } from "../../totals.ts";
import { findOrderLimitError } from "../open-orders.ts";
import type { CartQuote } from "../quote-cart.ts";
import type { PlaceOrderInput } from "../schema.ts";
import { lockCheckout } from "./lock-checkout.ts";

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
  city: City | null;
  /** A rate service's quote; null if the tariffs are read under the locks. */
  quote: CartQuote | null;
  key: string | null;
  identity: RequestIdentity;
  placedFrom: string | null;
  /** False for an order without a unique amount, also if the feature is on. */
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
    service: input.service,
    charges: priceOrder([], { value: input.ongkir }, null).total,
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
  const { source, rate } = priceShipping(attempt, checkout.tariff, weight);
  if (!rate) return "price-changed";
  const taken = attempt.hasUniqueAmount ? checkout.usedUniqueAmounts : null;
  const unique = pickUniqueAmount(checkout.token ?? "", taken, input.unique_amount);
  const price = priceOrder(lines, rate, unique);
  if (!isPriceSeen(input, price)) return "price-changed";
  assertMayOrder(buyer, pieces, checkout.addressOrders);
  const { order, addressOrders } = await insertOrder(tx, {
    userId,
    actorId: userId,
    outsideCustomer: null,
    carrier: input.carrier,
    service: input.service,
    etd: rate.etd,
    price,
    rateSource: source,
    recipient: input.recipient,
    phoneNumber: input.phone_number,
    address: input.address,
    description: input.description,
    city,
    province: city.province,
    zipCode: input.zip_code,
    customerNote: input.customer_note ?? "",
    paymentDeadline: addHours(new Date(), checkout.deadlineHours),
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
function assertMayOrder(...counts: Parameters<typeof findOrderLimitError>): void {
  const refusal = findOrderLimitError(...counts);
  if (!refusal) return;
  throw new AppError("conflict", refusal.message, { body: { verify_email: refusal.verifies } });
}

/** Returns the server's price; null if the quote's charged weight has changed. Throws invalid for an unknown service. */
function priceShipping(
  { input, quote }: Attempt,
  tariff: Tariff | null,
  weight: number,
): { source: RateSource; rate: Rate | null } {
  const rate = quote ? findCost(quote.options, input) : rateByTable(input.carrier, tariff, weight);
  if (!rate) throw invalidField("service", "Choose the delivery method");
  if (!quote) return { source: "table", rate };
  const { chargedKilograms } = getCarrier(input.carrier);
  const isSameWeight = chargedKilograms(weight) === chargedKilograms(quote.weight);
  return { source: quote.source, rate: isSameWeight ? rate : null };
}

/** Returns whether the customer saw this price. Amounts that the request leaves out aren't compared. */
function isPriceSeen(
  { ongkir, unique_amount: unique, total }: PlaceOrderInput,
  price: OrderPrice,
): boolean {
  const { amounts } = price;
  if (ongkir !== amounts.shipping) return false;
  if (unique !== undefined && unique !== amounts.unique) return false;
  return total === undefined || total === price.total;
}
