"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/toast.ts";
import type { CartView } from "#lib/cart/schema.ts";
import { isSignedOut } from "#lib/http/client.ts";
import { postCartItem } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";
import { failureWords } from "./failure-words.ts";
import { cartQuery } from "./use-cart.ts";

type Wanted = { productId: string; quantity: number };

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
  return useMutation({
    mutationFn: async ({ productId, quantity }: Wanted) => {
      if (holdsProduct(await queryClient.ensureQueryData(cartQuery), productId)) return;
      await postCartItem(productId, quantity);
      toast.success("Successfuly Added Item To Cart");
    },
    onError: (error) => {
      if (!isSignedOut(error)) toast.error(failureWords(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
