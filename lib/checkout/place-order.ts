import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "../actor.ts";
import { cartTotals } from "../cart/cart-totals.ts";
import { getCart } from "../cart/get-cart.ts";
import { assertOrderSize } from "../cart/order-size.ts";
import type { SoldOutMarker } from "../cart/schema.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Sql } from "../database/sql/source.ts";
import { inSqlTransaction } from "../database/sql/sql-transaction.ts";
import { keyedHash } from "../environment/keyed-hash.ts";
import { AppError, invalidField } from "../errors.ts";
import {
  findOrderByKey,
  findRepeatedOrder,
  type RequestIdentity,
  repeatOf,
} from "../orders/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../orders/insert-order.ts";
import { paymentDeadline } from "../orders/payment-deadline.ts";
import { assertCity, type City, findCity } from "../places/find-city.ts";
import { chargedKilograms } from "../shipping/charged-weight.ts";
import { type Quote, quoteByTable, usesTableOnly } from "../shipping/quote.ts";
import { metrics } from "../telemetry/metrics.ts";
import { totalsOf } from "../totals.ts";
import { chargesFor } from "./charges.ts";
import { assertMayOrder } from "./internal/assert-may-order.ts";
import { type Checkout, lockCheckout } from "./internal/lock-checkout.ts";
import { type CartQuote, quoteCart } from "./quote-cart.ts";
import { readPresentFigures } from "./read-present-figures.ts";
import type { PlaceOrderInput, PresentFigures } from "./schema.ts";

export type PlacedOrderResult = {
  order: PlacedOrder;
  /** Products whose stock moved: their cached pages are out of date. Empty for a repeat. */
  productIds: string[];
};

/** `result` is the metric's label. */
type Outcome =
  | ({ result: "placed" | "repeated" } & PlacedOrderResult)
  | { result: "stock-conflict"; soldOut: SoldOutMarker[] }
  | { result: "price-changed"; figures: PresentFigures };

type ShippingCost = { value: number; etd: string };

/**
 * Orders the caller's cart in one transaction. The same idempotency key returns the same order; without a
 * key the same body does for 10 minutes. Throws invalid (empty cart, unknown city, key reused with another
 * body, with that order). Throws conflict (sold out with `soldOut`, another price than the customer saw with
 * the present figures, too many open orders with `verify_email`, too large). `addressGroup` is the caller's;
 * null isn't limited.
 */
export async function placeOrder(
  actor: Actor,
  input: PlaceOrderInput,
  idempotencyKey: string | null,
  addressGroup: string | null = null,
): Promise<PlacedOrderResult> {
  const outcome = await attempt(actor, input, idempotencyKey, addressGroup).catch(
    (error: unknown) => {
      const isRejected = error instanceof AppError && error.code !== "unavailable";
      metrics().orders.inc({ result: isRejected ? "refused" : "failed" });
      throw error;
    },
  );
  metrics().orders.inc({ result: outcome.result });
  switch (outcome.result) {
    case "stock-conflict":
      throw soldOut(outcome.soldOut);
    case "price-changed":
      throw priceChanged(input, outcome.figures);
    default:
      return { order: outcome.order, productIds: outcome.productIds };
  }
}

async function attempt(
  actor: Actor,
  input: PlaceOrderInput,
  idempotencyKey: string | null,
  addressGroup: string | null,
): Promise<Outcome> {
  const identity = { userId: actor.userId, bodyHash: hashBody(input), total: input.total };
  const key = idempotencyKey === null ? null : `key:${idempotencyKey}`;
  let asked: CartQuote | null = null;
  // A rate service may take seconds, so it is asked before any lock.
  if (!usesTableOnly()) {
    const earlier = key && (await findOrderByKey(key, identity));
    if (earlier) return repeated(earlier);
    // Finds the price that the customer saw, although the service may say another by now.
    asked = await quoteCart(actor, input.city, { seen: input, group: addressGroup });
    if (asked.soldOut.length > 0) return { result: "stock-conflict", soldOut: asked.soldOut };
  }
  const city = asked?.city ?? (await findCity(input.city));
  const placedFrom = addressGroup && keyedHash("order-address", addressGroup);
  const outcome = await inSqlTransaction(
    (tx) => placeLocked(tx, { input, city, asked, key, identity, placedFrom }),
    // Two orders drew the same number: the transaction runs again with another.
    isUniqueViolation,
    "order",
  );
  switch (outcome) {
    case "stock-conflict":
      return { result: outcome, soldOut: await markSoldOut(actor) };
    case "price-changed":
      return { result: outcome, figures: await readPresentFigures(actor, input, addressGroup) };
    default:
      return outcome;
  }
}

/** Marks what is sold out. Throws conflict where the rest is still too large for one order. */
async function markSoldOut(actor: Actor): Promise<SoldOutMarker[]> {
  const { cartItems, soldOut } = await getCart(actor);
  assertOrderSize(cartTotals(cartItems));
  return soldOut;
}

function repeated(order: PlacedOrder): Outcome & { result: "repeated" } {
  return { result: "repeated", order, productIds: [] };
}

function soldOut(soldOut: SoldOutMarker[]): AppError {
  return new AppError("conflict", "Some items in your cart are sold out", { body: { soldOut } });
}

function priceChanged(input: PlaceOrderInput, figures: PresentFigures): AppError {
  const what = figures.ongkir === input.ongkir ? "The total" : "The shipping price";
  return new AppError("conflict", `${what} has changed. Please look at it again.`, {
    body: figures,
  });
}

type Attempt = {
  input: PlaceOrderInput;
  /** Null where it is unknown. */
  city: City | null;
  /** A rate service's quote; null where the tariff table is read under the lock. */
  asked: CartQuote | null;
  key: string | null;
  identity: RequestIdentity;
  placedFrom: string | null;
};

/** Conflicts carry no details here: these are read after the locks are released. */
type LockedOutcome = (Outcome & PlacedOrderResult) | "stock-conflict" | "price-changed";

async function placeLocked(tx: Sql, attempt: Attempt): Promise<LockedOutcome> {
  const { input, identity, key, placedFrom } = attempt;
  const { userId } = identity;
  const cityId = attempt.city?.id ?? null;
  const checkout = await lockCheckout(tx, { userId, key, cityId, placedFrom });
  const { lines, buyer } = checkout;
  const earlier = checkout.earlier && repeatOf(checkout.earlier, identity);
  if (earlier) return repeated(earlier);
  const city = assertCity(attempt.city);
  if (checkout.isShort) return "stock-conflict";
  if (lines.length === 0) {
    const repeat = key ? null : await findRepeatedOrder(tx, identity);
    if (repeat) return repeated(repeat);
    throw new AppError("invalid", "Your cart is empty");
  }
  if (lines.some((line) => line.marked || line.stock < line.quantity)) return "stock-conflict";
  const { quantity: pieces, weight } = totalsOf(lines);
  assertOrderSize({ quantity: pieces, weight });
  const { source, cost } = priceShipping(attempt, checkout, weight);
  if (cost?.value !== input.ongkir) return "price-changed";
  const charges = chargesFor({ ongkir: cost.value });
  const { total } = totalsOf(lines, charges);
  if (input.total !== undefined && input.total !== total) return "price-changed";
  assertMayOrder(buyer, checkout.nearby, pieces);
  const { order, nearby } = await insertOrder(tx, {
    userId,
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
  // Only now the count has seen what the lock of the address group waited for. A refusal rolls back.
  assertMayOrder(buyer, nearby, pieces);
  return { result: "placed", order, productIds: lines.map((line) => line.productId) };
}

/** Returns the server's price; no cost where the charged weight has changed. Throws invalid for an unknown service. */
function priceShipping(
  { input, asked }: Attempt,
  { tariffs }: Checkout,
  weight: number,
): { source: Quote["source"]; cost: ShippingCost | null } {
  const { source, options } = asked ?? quoteByTable(tariffs, weight);
  const cost = options.find((option) => option.service === input.service)?.cost[0];
  if (!cost) throw invalidField("service", "Choose the delivery method");
  const isSameWeight = !asked || chargedKilograms(weight) === chargedKilograms(asked.weight);
  return { source, cost: isSameWeight ? cost : null };
}

/**
 * Hashes the body without its total (docs/decisions/057-confirmed-total.md). An empty note is left out:
 * such bodies keep the hash of earlier releases.
 */
function hashBody({ total: _, customer_note, ...body }: PlaceOrderInput): string {
  const hashed = { ...body, ...(customer_note && { customer_note }) };
  const sorted = Object.entries(hashed).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
