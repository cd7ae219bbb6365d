import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { isSignedOut } from "#lib/http/browser/client.ts";
import { readCart, readCartBadge } from "./cart-calls.ts";

/** Keys of `useFetched`. */
export const CART_VIEW = "cart";
/** Facts of a cart that cached pages show. */
export const CART_BADGE = "cart-badge";
export const HELD_PRODUCTS = "cart-products";

/** Time for which the badge isn't fetched again. */
const BADGE_FRESH_MS = 30_000;

export function useCart() {
  return useFetched(CART_VIEW, readCart);
}

/** Fetches the sum of the cart's quantities, only where someone seems to be signed in. */
export function useCartBadge(enabled: boolean): { count: number; isSignedOut: boolean } {
  const { data, error } = useFetched(CART_BADGE, readCartBadge, {
    enabled,
    freshMs: BADGE_FRESH_MS,
    answersSignedOut: true,
  });
  return { count: data ?? 0, isSignedOut: isSignedOut(error) };
}

/** Reads the cart and its badge again, where a write may have failed for what has changed meanwhile. */
export function refreshCart(): Promise<void> {
  return refreshFetched(CART_VIEW, CART_BADGE, HELD_PRODUCTS);
}
