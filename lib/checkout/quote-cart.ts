import "server-only";
import type { Actor } from "../actor.ts";
import { assertOrderSize, cartLines, cartTotals } from "../cart/cart-totals.ts";
import { getCart } from "../cart/get-cart.ts";
import type { CartItemView, SoldOutMarker } from "../cart/schema.ts";
import { onPool } from "../database/sql/source.ts";
import { suggestUniqueAmounts } from "../orders/placing/unique-amount.ts";
import { type City, getCity } from "../places/find-city.ts";
import { CARRIER_IDS, type CarrierId } from "../shipping/carriers.ts";
import { quoteShipping } from "../shipping/quote.ts";
import type { RateSource, SeenPrice, ShippingOptionView } from "../shipping/schema.ts";
import { findCost } from "../shipping/shipping-option.ts";
import { priceOrder } from "../totals.ts";
import { orderLines } from "./order-lines.ts";
import type { PlaceOrderInput, PresentFigures, PricedOption } from "./schema.ts";

export type CartQuote = {
  city: City;
  /** Grams. */
  weight: number;
  items: CartItemView[];
  options: ShippingOptionView[];
  source: RateSource;
  /** Sold-out lines that the customer hasn't seen. They block the order. */
  soldOut: SoldOutMarker[];
};

type Hints = {
  carrier: CarrierId;
  seen?: SeenPrice;
  /** The caller's address group, which limits look-ups; null where it is unknown. */
  group?: string | null;
};

/**
 * Returns a carrier's shipping options of the caller's cart to a city (text or id). Prefers a quote with the
 * price `seen`. Throws invalid for an unknown city, and conflict for a cart that is too large for one order.
 */
export async function quoteCart(
  actor: Actor,
  cityText: string,
  { carrier, seen, group = null }: Hints,
): Promise<CartQuote> {
  const [city, cart] = await Promise.all([getCity(cityText), getCart(actor)]);
  const { weight, quantity } = cartTotals(cart.cartItems);
  assertOrderSize({ weight, quantity });
  const quote = await quoteShipping(carrier, city, weight, {
    seen,
    requester: { account: actor.userId, group },
  });
  return { city, weight, items: cart.cartItems, ...quote, soldOut: cart.soldOut };
}

/** Returns the options of all carriers, and what would name the order with each. Throws as quoteCart does. */
export async function listShippingOptions(
  actor: Actor,
  cityText: string,
  group: string | null,
): Promise<PricedOption[]> {
  const quotes = await Promise.all(
    CARRIER_IDS.map((carrier) => quoteCart(actor, cityText, { carrier, group })),
  );
  const priced = quotes.flatMap(({ options, items }) =>
    options.flatMap((option) =>
      option.cost.map((rate) => ({ option, price: priceOrder(cartLines(items), rate, null) })),
    ),
  );
  const sums = priced.map(({ price }) => price.total);
  const amounts = await suggestUniqueAmounts(onPool, actor.userId, sums);
  return priced.map(({ option }, at) => ({ ...option, unique_amount: amounts[at] ?? null }));
}

/** Returns what the caller's cart costs at present, by the service that the customer chose. */
export async function readPresentFigures(
  actor: Actor,
  input: PlaceOrderInput,
  group: string | null,
): Promise<PresentFigures> {
  const { items, options } = await quoteCart(actor, input.city, {
    carrier: input.carrier,
    seen: input,
    group,
  });
  const cost = findCost(options, input);
  const lines = cartLines(items);
  const sums = cost ? [priceOrder(lines, cost, null).total] : [];
  const [unique = null] = await suggestUniqueAmounts(
    onPool,
    actor.userId,
    sums,
    input.unique_amount,
  );
  const price = cost && priceOrder(lines, cost, unique);
  return {
    ongkir: cost?.value ?? null,
    etd: cost?.etd ?? null,
    unique_amount: unique,
    lines: orderLines(items),
    subtotal: cartTotals(items).subtotal,
    total: price?.total ?? null,
  };
}
