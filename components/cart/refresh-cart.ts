import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { CART_BADGE, CART_VIEW, HELD_PRODUCTS } from "./cart-keys.ts";

/** Reads the cart and its badge again after a change. */
export function refreshCart(): Promise<void> {
  return refreshFetched(CART_VIEW, CART_BADGE, HELD_PRODUCTS);
}
