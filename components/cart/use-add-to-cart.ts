"use client";

import { useQueryClient } from "@tanstack/react-query";
import { conflictWords } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import type { CartView } from "#lib/cart/schema.ts";
import { isSignedOut } from "#lib/http/client.ts";
import { cartItemRequest, type WantedItem } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";
import { cartQuery } from "./use-cart.ts";

/** Returns whether the product is in the cart. */
export function holdsProduct(cart: CartView | undefined, productId: string): boolean {
  const line = cart?.cartItems.find(({ product_id }) => product_id === productId);
  return (line?.quantity ?? 0) > 0;
}

/**
 * Adds a product. Reads the cart first, so that an early press doesn't add it twice. Stays busy until the
 * cart is read again, so that the button changes straight to "In your cart".
 */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useSave({
    async request(wanted: WantedItem) {
      const cart = await queryClient.ensureQueryData(cartQuery);
      return holdsProduct(cart, wanted.productId) ? null : cartItemRequest(wanted);
    },
    done: (added) => added && "Successfuly Added Item To Cart",
    words: (error) => (isSignedOut(error) ? null : conflictWords(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
