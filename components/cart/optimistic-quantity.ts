import type { CartView } from "#lib/cart/schema.ts";

/** The cart as it will be once a line holds `quantity` pieces. */
export function withQuantity(cart: CartView, itemId: string, quantity: number): CartView {
  const cartItems = cart.cartItems.map((item) =>
    item.id === itemId ? { ...item, quantity } : item,
  );
  return {
    ...cart,
    cartItems,
    subtotal: cartItems.reduce((sum, item) => sum + item.quantity * Number(item.product.price), 0),
    cartBadge: cartItems.reduce((sum, item) => sum + item.quantity, 0),
  };
}
