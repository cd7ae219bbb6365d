import "server-only";
import type { Actor } from "../actor.ts";
import { cartTotals } from "../cart/cart-totals.ts";
import { getCart } from "../cart/get-cart.ts";
import { assertOrderSize } from "../cart/order-size.ts";
import type { SoldOutMarker } from "../cart/schema.ts";
import { type City, getCity } from "../places/find-city.ts";
import { type QuoteHints, quoteShipping } from "../shipping/quote.ts";
import type { RateSource, ShippingOptionView } from "../shipping/schema.ts";

export type CartQuote = {
  city: City;
  /** Grams. */
  weight: number;
  options: ShippingOptionView[];
  source: RateSource;
  /** Sold-out lines that the customer hasn't seen. They block the order. */
  soldOut: SoldOutMarker[];
};

/**
 * Returns the shipping options of the caller's cart to a city (text or id). Throws invalid for an unknown
 * city, and conflict for a cart that is too large for one order.
 */
export async function quoteCart(
  actor: Actor,
  cityText: string,
  hints?: QuoteHints,
): Promise<CartQuote> {
  const [city, cart] = await Promise.all([getCity(cityText), getCart(actor)]);
  const { weight, quantity } = cartTotals(cart.cartItems);
  assertOrderSize({ weight, quantity });
  const quote = await quoteShipping(city, weight, hints);
  return { city, weight, ...quote, soldOut: cart.soldOut };
}
