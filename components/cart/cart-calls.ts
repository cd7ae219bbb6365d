import type { CartView } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/client.ts";

/** The schemas, and zod with them, come only to browsers that have a cart: a visitor's page stays light. */
function loadSchemas() {
  return import("#lib/cart/schema.ts");
}

export async function readCart(signal: AbortSignal): Promise<CartView> {
  const { cartView } = await loadSchemas();
  return callApi("GET", "/api/cart", cartView, { signal });
}

/** The number of pieces in the cart. */
export async function readCartBadge(signal: AbortSignal): Promise<number> {
  const { cartBadgeView } = await loadSchemas();
  const { cartBadge } = await callApi("GET", "/api/cartbadge", cartBadgeView, { signal });
  return cartBadge;
}

export async function postCartItem(productId: string, quantity: number): Promise<void> {
  const { cartItemAnswer } = await loadSchemas();
  await callApi("POST", `/api/cart/${productId}`, cartItemAnswer, { body: { quantity } });
}
