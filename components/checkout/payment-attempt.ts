import type { CartView } from "#lib/cart/schema.ts";

/**
 * Names the attempt to pay for what is in the cart right now, so that a second click or a retry
 * makes no second order. An order takes the cart's lines with it, so the lines that a later cart
 * has are others, and so is its key.
 */
export function paymentAttempt(cart: CartView): string {
  const lines = cart.cartItems.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  return `${lines.toSorted()[0] ?? "empty"}:${cart.cartBadge}:${cart.subtotal}`;
}
