"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";
import { failureWords } from "./failure-words.ts";
import { withQuantity } from "./optimistic-quantity.ts";

const anyAnswer = z.unknown();
const CHANGING = ["change-cart"];

/** A queued change that a later one replaces. */
type QuantityChange = { quantity: number; number: number };

/**
 * Changes one line by an optimistic update, with rollback to the server's last quantity. Changes of a line
 * run one at a time, and only the newest waiting one is sent.
 */
export function useChangeCartItem(item: CartItemView) {
  const queryClient = useQueryClient();
  const newest = useRef(0);
  const agreed = useRef(item.quantity);

  async function refresh() {
    // Only the last change reads the cart again; earlier ones would show a quantity in between.
    if (queryClient.isMutating({ mutationKey: CHANGING }) > 1) return;
    await queryClient.invalidateQueries({ queryKey: cartKeys.all });
  }

  function show(quantity: number) {
    queryClient.setQueryData<CartView>(
      cartKeys.view,
      (cart) => cart && withQuantity(cart, item.id, quantity),
    );
  }

  const change = useMutation({
    mutationKey: CHANGING,
    scope: { id: `cart-${item.product_id}` },
    async mutationFn({ quantity, number }: QuantityChange) {
      if (number !== newest.current) return;
      await callApi("POST", `/api/cart/${item.product_id}?_method=patch`, cartItemAnswer, {
        body: { quantity },
      });
      agreed.current = quantity;
    },
    async onMutate({ quantity }) {
      // A read in flight would overwrite the optimistic update.
      await queryClient.cancelQueries({ queryKey: cartKeys.all });
      show(quantity);
    },
    onSuccess(_answer, { number }) {
      if (number === newest.current) toast.success("Successfuly Updated Cart");
    },
    onError(error, { number }) {
      if (number !== newest.current) return;
      show(agreed.current);
      toast.error(failureWords(error));
    },
    onSettled: refresh,
  });

  function setQuantity(quantity: number) {
    if (!change.isPending) agreed.current = item.quantity;
    newest.current += 1;
    change.mutate({ quantity, number: newest.current });
  }

  const remove = useMutation({
    mutationKey: CHANGING,
    scope: { id: `cart-${item.product_id}` },
    mutationFn: () => callApi("DELETE", `/api/cart/${item.id}`, anyAnswer),
    onSuccess: () => toast.success("Successfuly Removed Item"),
    onError: (error) => toast.error(failureWords(error)),
    onSettled: refresh,
  });

  return { setQuantity, isChanging: change.isPending, remove };
}
