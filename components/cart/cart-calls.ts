import type { CartView } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/browser/client.ts";

/** Imported on demand, since the schemas bring zod: visitors without a cart don't load it. */
function loadSchemas() {
  return import("#lib/cart/schema.ts");
}

export async function readCart(signal: AbortSignal): Promise<CartView> {
  const { cartView } = await loadSchemas();
  return callApi("GET", "/api/cart", cartView, { signal });
}

/** Returns the sum of the cart's quantities. */
export async function readCartBadge(signal: AbortSignal): Promise<number> {
  const { cartBadgeView } = await loadSchemas();
  const { cartBadge } = await callApi("GET", "/api/cartbadge", cartBadgeView, { signal });
  return cartBadge;
}

/** The fields of the cart's lines that a product's page needs. */
export type HeldProducts = Pick<CartView["cartItems"][number], "product_id" | "quantity">[];

/** Parsed by hand: the schemas would load zod. */
const heldAnswer = {
  parse: (json: unknown): HeldProducts =>
    (json as Pick<CartView, "cartItems">).cartItems.map(({ product_id, quantity }) => ({
      product_id,
      quantity,
    })),
};

/** Reads which products the cart holds. Throws the API's error. */
export function readHeldProducts(signal: AbortSignal): Promise<HeldProducts> {
  return callApi("GET", "/api/cart", heldAnswer, { signal });
}

export type PendingItem = {
  productId: string;
  quantity: number;
  /** Null where the product lists no sizes. */
  chosenSize: string | null;
};

export async function cartItemRequest({ productId, quantity, chosenSize }: PendingItem) {
  const { cartItemAnswer } = await loadSchemas();
  const size = chosenSize === null ? {} : { chosen_size: chosenSize };
  return {
    path: `/api/cart/${productId}`,
    answer: cartItemAnswer,
    body: { quantity, ...size },
  };
}
