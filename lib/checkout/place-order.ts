import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "../actor.ts";
import { assertOrderSize, cartTotals } from "../cart/cart-totals.ts";
import { getCart } from "../cart/get-cart.ts";
import type { SoldOutMarker } from "../cart/schema.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { onPool } from "../database/sql/source.ts";
import { inSqlTransaction, MAX_RETRIES } from "../database/transaction.ts";
import { keyedHash } from "../environment/keyed-hash.ts";
import { AppError } from "../errors.ts";
import { limit } from "../limits/limit.ts";
import { findOrderByKey } from "../orders/placing/find-earlier-order.ts";
import { findCity } from "../places/find-city.ts";
import { DEFAULT_CARRIER } from "../shipping/carriers.ts";
import { usesTableOnly } from "../shipping/quote.ts";
import { metrics } from "../telemetry/metrics.ts";
import {
  type PlacedOrderResult,
  type PlacedOutcome,
  placeLocked,
  repeatedOutcome,
} from "./internal/place-locked.ts";
import { type CartQuote, quoteCart, readPresentFigures } from "./quote-cart.ts";
import type { PlaceOrderInput, PresentFigures } from "./schema.ts";

/** `result` is the metric's label. */
type Outcome =
  | PlacedOutcome
  | { result: "stock-conflict"; soldOut: SoldOutMarker[] }
  | { result: "price-changed"; figures: PresentFigures };

/**
 * Orders the caller's cart in one transaction. The same idempotency key returns the same order; without a
 * key the same body does for 10 minutes. Throws invalid (empty cart, unknown city, key reused with another
 * body, with that order). Throws conflict (sold out with `soldOut`, another price than the customer saw with
 * the present figures, too many open orders with `verify_email`, too large), and too-many-requests after many
 * conflicts of the price. `addressGroup` is the caller's; null isn't limited.
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
  let quote: CartQuote | null = null;
  // A rate service may take seconds, so it is asked before any lock.
  if (!usesTableOnly()) {
    const earlier = key && (await findOrderByKey(key, identity));
    if (earlier) return repeatedOutcome(onPool, earlier);
    // Finds the price that the customer saw, although the service may say another by now.
    quote = await quoteCart(actor, input.city, {
      carrier: input.carrier,
      seen: input,
      group: addressGroup,
    });
    if (quote.soldOut.length > 0) return { result: "stock-conflict", soldOut: quote.soldOut };
  }
  const city = quote?.city ?? (await findCity(input.city));
  const placedFrom = addressGroup && keyedHash("order-address", addressGroup);
  const outcome = await inSqlTransaction(
    (tx, retry) => {
      // In the last run it goes without one, so that no crowd at one price makes an order fail. A customer who
      // has seen one gets the conflict with a free one instead: the total is the one that was shown.
      const hasUniqueAmount = retry < MAX_RETRIES;
      return placeLocked(tx, { input, city, quote, key, identity, placedFrom, hasUniqueAmount });
    },
    // Two orders drew the same number or unique amount: the transaction runs again with another.
    isUniqueViolation,
    "order",
  );
  switch (outcome) {
    case "stock-conflict":
      return { result: outcome, soldOut: await markSoldOut(actor) };
    case "price-changed":
      await countPriceConflict(actor, addressGroup);
      return { result: outcome, figures: await readPresentFigures(actor, input, addressGroup) };
    default:
      return outcome;
  }
}

/** Counts a conflict, whose answer says which amounts other orders have taken. Throws too-many-requests. */
async function countPriceConflict({ userId }: Actor, addressGroup: string | null): Promise<void> {
  await limit("price-conflict", userId).take();
  if (addressGroup !== null) await limit("price-conflict-address", addressGroup).take();
}

/** Marks sold-out lines and returns them. Throws conflict if the rest is still too large for one order. */
async function markSoldOut(actor: Actor): Promise<SoldOutMarker[]> {
  const { cartItems, soldOut } = await getCart(actor);
  assertOrderSize(cartTotals(cartItems));
  return soldOut;
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

/** Values hashed as if absent, because earlier releases didn't know the field. A new field's default belongs here. */
const ABSENT: { [Field in keyof PlaceOrderInput]?: PlaceOrderInput[Field] } = {
  customer_note: "",
  carrier: DEFAULT_CARRIER,
};

/** Hashes all fields of the body but what is only compared (docs/decisions/057-confirmed-total.md). */
export function hashBody({ total: _, unique_amount: __, ...body }: PlaceOrderInput): string {
  const known: Record<string, unknown> = ABSENT;
  const hashed = Object.entries(body)
    .filter(([field, value]) => value !== undefined && value !== known[field])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(hashed)).digest("hex");
}
