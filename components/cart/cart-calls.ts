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

/** The request that puts pieces of a product into the cart. */
export async function cartItemRequest(productId: string, quantity: number) {
  const { cartItemAnswer } = await loadSchemas();
  return { path: `/api/cart/${productId}`, answer: cartItemAnswer, body: { quantity } };
}
