import type { CartView } from "#lib/cart/schema.ts";

/**
 * Returns the idempotency key of the present cart, from a line's id, the quantity and the subtotal. A
 * double click or a retry has the same key. An order takes the lines, so a later cart has another key.
 */
export function paymentAttempt(cart: CartView): string {
  const lines = cart.cartItems.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  return `${lines.toSorted()[0] ?? "empty"}:${cart.cartBadge}:${cart.subtotal}`;
}
