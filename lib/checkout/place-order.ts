import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "../actor.ts";
import { markSoldOutLines } from "../cart/get-cart.ts";
import { lockCart } from "../cart/lock-cart.ts";
import { type LockedLine, lockLines } from "../cart/lock-lines.ts";
import { assertOrderSize } from "../cart/order-size.ts";
import type { SoldOutMarker } from "../cart/schema.ts";
import type { Sale } from "../catalogue/sale.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { keyedHash } from "../environment/keyed-hash.ts";
import { AppError, invalidField } from "../errors.ts";
import {
  findOrderByKey,
  findOrderByKeyUnlocked,
  findRepeatedOrder,
  type RequestIdentity,
} from "../orders/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../orders/insert-order.ts";
import { paymentDeadline } from "../orders/payment-deadline.ts";
import { chargedKilograms } from "../shipping/charged-weight.ts";
import { metrics } from "../telemetry/metrics.ts";
import { totalsOf } from "../totals.ts";
import { chargesFor } from "./charges.ts";
import { assertMayOrder } from "./internal/assert-may-order.ts";
import { type CartQuote, quoteCart } from "./quote-cart.ts";
import { readPresentFigures } from "./read-present-figures.ts";
import type { PlaceOrderInput, PresentFigures } from "./schema.ts";

export type PlacedOrderResult = {
  order: PlacedOrder;
  /** Products whose stock moved: cached pages with them are out of date. Empty for a repeat. */
  sales: Sale[];
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
      return { order: outcome.order, sales: outcome.sales };
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
  const earlier = key && (await findOrderByKeyUnlocked(key, identity));
  if (earlier) return repeated(earlier);
  // Finds the price that the customer saw, although the rate service may say another by now.
  const quote = await quoteCart(actor, input.city, { seen: input, group: addressGroup });
  // In a rush for the last product most requests end here, without a lock.
  if (quote.soldOut.length > 0) return { result: "stock-conflict", soldOut: quote.soldOut };
  const placedFrom = addressGroup && keyedHash("order-address", addressGroup);
  const outcome = await inTransaction(
    (tx) => placeLocked(tx, { actor, input, quote, key, identity, placedFrom }),
    // Two orders drew the same number: the transaction runs again with another.
    isUniqueViolation,
    "order",
  );
  switch (outcome) {
    case "stock-conflict":
      return { result: outcome, soldOut: (await markSoldOutLines(actor)).soldOut };
    case "price-changed":
      return { result: outcome, figures: await readPresentFigures(actor, input, addressGroup) };
    default:
      return outcome;
  }
}

function repeated(order: PlacedOrder): Outcome & { result: "repeated" } {
  return { result: "repeated", order, sales: [] };
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
  actor: Actor;
  input: PlaceOrderInput;
  quote: CartQuote;
  key: string | null;
  identity: RequestIdentity;
  placedFrom: string | null;
};

/** Conflicts carry no details here: these are read after the locks are released. */
type LockedOutcome = (Outcome & PlacedOrderResult) | "stock-conflict" | "price-changed";

async function placeLocked(tx: Database, attempt: Attempt): Promise<LockedOutcome> {
  const { actor, input, quote, identity, placedFrom } = attempt;
  const checkoutToken = await lockCart(tx, actor.userId);
  // Checked again under the lock: a concurrent request with this key may have placed the order.
  const earlier = attempt.key ? await findOrderByKey(tx, attempt.key, identity) : null;
  if (earlier) return repeated(earlier);
  const lines = await lockLines(tx, actor.userId);
  if (lines.length === 0) {
    const repeat = attempt.key ? null : await findRepeatedOrder(tx, identity);
    if (repeat) return repeated(repeat);
    throw new AppError("invalid", "Your cart is empty");
  }
  if (lines.some((line) => line.marked || line.stock < line.quantity)) return "stock-conflict";
  const size = totalsOf(lines);
  assertOrderSize(size);
  const cost = priceShipping(lines, input, quote);
  if (cost?.value !== input.ongkir) return "price-changed";
  const charges = chargesFor({ ongkir: cost.value });
  const { total } = totalsOf(lines, charges);
  if (input.total !== undefined && input.total !== total) return "price-changed";
  await assertMayOrder(tx, actor, { pieces: size.quantity, placedFrom });
  const order = await insertOrder(tx, {
    userId: actor.userId,
    service: input.service,
    etd: cost.etd,
    charges,
    rateSource: quote.source,
    recipient: input.recipient,
    phoneNumber: input.phone_number,
    address: input.address,
    description: input.description,
    city: quote.city,
    province: quote.city.province,
    zipCode: input.zip_code,
    customerNote: input.customer_note ?? "",
    paymentDeadline: await paymentDeadline(new Date()),
    placedFrom,
    lines,
    idempotency: { key: attempt.key ?? `cart:${checkoutToken}`, bodyHash: identity.bodyHash },
  });
  const sales = lines.map(({ productId, stock, quantity }) => ({
    productId,
    isLast: stock === quantity,
  }));
  return { result: "placed", order, sales };
}

/** Returns the server's price; null where the charged weight has changed. Throws invalid for an unknown service. */
function priceShipping(
  lines: LockedLine[],
  input: PlaceOrderInput,
  quote: CartQuote,
): ShippingCost | null {
  const cost = quote.options.find((option) => option.service === input.service)?.cost[0];
  if (!cost) throw invalidField("service", "Choose the delivery method");
  const { weight } = totalsOf(lines);
  return chargedKilograms(weight) === chargedKilograms(quote.weight) ? cost : null;
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
