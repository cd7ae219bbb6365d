"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/toast.ts";
import { postCartItem } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";
import { failureWords } from "./failure-words.ts";

type Added = { productId: string; quantity: number };

/** Busy until the cart has been read again, so that the button goes straight over to "in your cart". */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ productId, quantity }: Added) => postCartItem(productId, quantity),
    onSuccess: () => toast.success("Successfuly Added Item To Cart"),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
