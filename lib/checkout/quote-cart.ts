import "server-only";
import type { Actor } from "../actor.ts";
import { getCart } from "../cart/get-cart.ts";
import type { CartView } from "../cart/schema.ts";
import { invalidField } from "../errors.ts";
import { type City, findCity } from "../shipping/places.ts";
import { quoteShipping } from "../shipping/quote.ts";
import type { ShippingOptionView } from "../shipping/schema.ts";

export type CartQuote = { city: City; weight: number; options: ShippingOptionView[] };

/** Grams of everything in a cart that can still be bought. */
export function cartWeight(cart: CartView): number {
  return cart.cartItems.reduce((sum, item) => sum + item.quantity * item.product.weight, 0);
}

/** What it costs to send the caller's cart to a city (text or id). Throws invalid for an unknown city. */
export async function quoteCart(actor: Actor, cityText: string): Promise<CartQuote> {
  const [city, cart] = await Promise.all([findCity(cityText), getCart(actor)]);
  if (!city) throw invalidField("city", "Choose a city from the list");
  const weight = cartWeight(cart);
  return { city, weight, options: await quoteShipping(city, weight) };
}
