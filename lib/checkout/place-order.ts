import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "../actor.ts";
import { markSoldOutLines } from "../cart/get-cart.ts";
import { lockCart } from "../cart/lock-cart.ts";
import { type LockedLine, lockLines } from "../cart/lock-lines.ts";
import type { SoldOutMarker } from "../cart/schema.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField } from "../errors.ts";
import { countUnpaidOrders } from "../orders/count-unpaid-orders.ts";
import {
  findOrderByKey,
  findOrderByKeyNow,
  findRepeatedOrder,
} from "../orders/find-earlier-order.ts";
import { insertOrder, type PlacedOrder } from "../orders/insert-order.ts";
import { paymentDeadline } from "../orders/payment-deadline.ts";
import { chargedKilograms } from "../shipping/charged-weight.ts";
import { countAttempt } from "./internal/count-attempt.ts";
import { type CartQuote, quoteCart } from "./quote-cart.ts";
import type { PlaceOrderInput } from "./schema.ts";

const MAX_UNPAID_ORDERS = 5;

export type PlacedOrderResult = {
  order: PlacedOrder;
  /** Products whose stock moved: their cached pages are out of date. Empty for a repeat. */
  productIds: string[];
};

/** Thrown inside the transaction to call it off; the markers are written after it, in one of their own. */
class CameUpShort extends Error {}

/** The price that the customer saw isn't, or isn't any more, the price of this cart. */
class PriceMoved extends Error {}

/**
 * Makes an order of the caller's cart in one transaction: all of it or none (decisions.md, Stock
 * and orders). The same key, or without one the same body within 10 minutes, answers the same order.
 * Throws invalid (empty cart, unknown city, key used with another body) and conflict (sold out
 * with `soldOut`, another shipping price with `ongkir`, too many unpaid orders).
 */
export function placeOrder(
  actor: Actor,
  input: PlaceOrderInput,
  idempotencyKey: string | null,
): Promise<PlacedOrderResult> {
  return countAttempt(() => place(actor, input, idempotencyKey));
}

async function place(
  actor: Actor,
  input: PlaceOrderInput,
  idempotencyKey: string | null,
): Promise<PlacedOrderResult> {
  const bodyHash = hashBody(input);
  const key = idempotencyKey === null ? null : `key:${idempotencyKey}`;
  const earlier = key && (await findOrderByKeyNow(actor.userId, key, bodyHash));
  if (earlier) return { order: earlier, productIds: [] };
  // The price that the customer was shown is found again, whatever the rate service says by now.
  const quote = await quoteCart(actor, input.city, { seen: input, zipCode: input.zip_code });
  // Known already: in a rush for the last piece most find it here, and wait for no lock.
  if (quote.soldOut.length > 0) throw soldOut(quote.soldOut);
  try {
    return await inTransaction(
      (tx) => placeLocked(tx, { actor, input, quote, key, bodyHash }),
      // Two orders of a day drew the same number: another is drawn.
      isUniqueViolation,
      "order",
    );
  } catch (error) {
    if (error instanceof CameUpShort) throw soldOut((await markSoldOutLines(actor)).soldOut);
    if (error instanceof PriceMoved) throw await priceChanged(actor, input);
    throw error;
  }
}

function soldOut(soldOut: SoldOutMarker[]): AppError {
  return new AppError("conflict", "Some items in your cart are sold out", { body: { soldOut } });
}

/** Priced anew, since the cart may have changed after the quote that didn't fit. */
async function priceChanged(actor: Actor, input: PlaceOrderInput): Promise<AppError> {
  const { options } = await quoteCart(actor, input.city);
  const cost = options.find((option) => option.service === input.service)?.cost[0];
  return new AppError("conflict", "The shipping price has changed. Please look at it again.", {
    body: { ongkir: cost?.value ?? null, etd: cost?.etd ?? null },
  });
}

type Attempt = {
  actor: Actor;
  input: PlaceOrderInput;
  quote: CartQuote;
  key: string | null;
  bodyHash: string;
};

async function placeLocked(tx: Database, attempt: Attempt): Promise<PlacedOrderResult> {
  const { actor, input, quote, bodyHash } = attempt;
  const checkoutToken = await lockCart(tx, actor.userId);
  // Under the lock: a request that was sent twice at once finds here what its twin has done.
  const earlier = attempt.key
    ? await findOrderByKey(tx, actor.userId, attempt.key, bodyHash)
    : null;
  if (earlier) return { order: earlier, productIds: [] };
  const lines = await lockLines(tx, actor.userId);
  if (lines.length === 0) {
    const repeated = attempt.key ? null : await findRepeatedOrder(tx, actor.userId, bodyHash);
    if (repeated) return { order: repeated, productIds: [] };
    throw new AppError("invalid", "Your cart is empty");
  }
  if (lines.some((line) => line.marked || line.stock < line.quantity)) throw new CameUpShort();
  const cost = priceShipping(lines, input, quote);
  if ((await countUnpaidOrders(tx, actor.userId)) >= MAX_UNPAID_ORDERS) {
    throw new AppError(
      "conflict",
      `You have ${MAX_UNPAID_ORDERS} orders waiting for payment. Please pay or let one expire first.`,
    );
  }
  const order = await insertOrder(tx, {
    userId: actor.userId,
    service: input.service,
    etd: cost.etd,
    ongkir: cost.value,
    rateSource: quote.source,
    recipient: input.recipient,
    phoneNumber: input.phone_number,
    address: input.address,
    description: input.description,
    city: quote.city,
    province: quote.city.province,
    zipCode: input.zip_code,
    paymentDeadline: paymentDeadline(new Date()),
    lines,
    idempotency: { key: attempt.key ?? `cart:${checkoutToken}`, bodyHash },
  });
  return { order, productIds: lines.map((line) => line.productId) };
}

/** The server's own price for the chosen service. Throws PriceMoved where the customer saw another. */
function priceShipping(
  lines: LockedLine[],
  input: PlaceOrderInput,
  quote: CartQuote,
): { value: number; etd: string } {
  const cost = quote.options.find((option) => option.service === input.service)?.cost[0];
  if (!cost) throw invalidField("service", "Choose the delivery method");
  const weight = lines.reduce((sum, line) => sum + line.weight * line.quantity, 0);
  const isPriced = chargedKilograms(weight) === chargedKilograms(quote.weight);
  if (!isPriced || cost.value !== input.ongkir) throw new PriceMoved();
  return cost;
}

function hashBody(input: PlaceOrderInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
