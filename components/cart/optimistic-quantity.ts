import { cartTotals } from "#lib/cart/cart-totals.ts";
import type { CartView } from "#lib/cart/schema.ts";

/** Returns the cart with another quantity in one line. */
export function withQuantity(cart: CartView, itemId: string, quantity: number): CartView {
  const cartItems = cart.cartItems.map((item) =>
    item.id === itemId ? { ...item, quantity } : item,
  );
  const totals = cartTotals(cartItems);
  return { ...cart, cartItems, subtotal: totals.subtotal, cartBadge: totals.quantity };
}
