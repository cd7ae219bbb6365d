"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";
import { failureWords } from "./failure-words.ts";
import { withQuantity } from "./optimistic-quantity.ts";

const anyAnswer = z.unknown();
const CHANGING = ["change-cart"];

/**
 * Changes one line. The screen shows the new quantity at once and the old one again if the server
 * refuses; changes of one line run one after the other.
 */
export function useChangeCartItem(item: CartItemView) {
  const queryClient = useQueryClient();

  async function refresh() {
    // The last of several changes reads the cart again; before that it would show one in between.
    if (queryClient.isMutating({ mutationKey: CHANGING }) > 1) return;
    await queryClient.invalidateQueries({ queryKey: cartKeys.all });
  }

  const setQuantity = useMutation({
    mutationKey: CHANGING,
    scope: { id: `cart-${item.product_id}` },
    mutationFn: (quantity: number) =>
      callApi("POST", `/api/cart/${item.product_id}?_method=patch`, cartItemAnswer, {
        body: { quantity },
      }),
    async onMutate(quantity) {
      await queryClient.cancelQueries({ queryKey: cartKeys.all });
      const before = queryClient.getQueryData<CartView>(cartKeys.view);
      if (before) queryClient.setQueryData(cartKeys.view, withQuantity(before, item.id, quantity));
      return { quantityBefore: before?.cartItems.find(({ id }) => id === item.id)?.quantity };
    },
    onSuccess: () => toast.success("Successfuly Updated Cart"),
    onError(error, _quantity, context) {
      const now = queryClient.getQueryData<CartView>(cartKeys.view);
      if (now && context?.quantityBefore !== undefined) {
        const restored = withQuantity(now, item.id, context.quantityBefore);
        queryClient.setQueryData(cartKeys.view, restored);
      }
      toast.error(failureWords(error));
    },
    onSettled: refresh,
  });

  const remove = useMutation({
    mutationKey: CHANGING,
    scope: { id: `cart-${item.product_id}` },
    mutationFn: () => callApi("DELETE", `/api/cart/${item.id}`, anyAnswer),
    onSuccess: () => toast.success("Successfuly Removed Item"),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: refresh,
  });

  return { setQuantity, remove };
}
