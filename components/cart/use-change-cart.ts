"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { z } from "zod";
import { toast } from "#components/ui/toast.ts";
import { cartTotals } from "#lib/cart/cart-totals.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";
import { failureWords } from "./failure-words.ts";

const anyAnswer = z.unknown();
const CHANGING = ["change-cart"];

/** One of several changes of a line; a later one makes it needless. */
type QuantityChange = { quantity: number; number: number };

/**
 * Changes one line. The screen shows the new quantity at once and what the server last agreed to
 * if it refuses. Changes of one line run one after the other, and only the newest of those that
 * wait is sent: pressing faster than the network ends at the last value, with one request in
 * flight.
 */
export function useChangeCartItem(item: CartItemView) {
  const queryClient = useQueryClient();
  const newest = useRef(0);
  const agreed = useRef(item.quantity);

  async function refresh() {
    // The last of several changes reads the cart again; before that it would show one in between.
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
      // A read that is under way would show the cart as it was.
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

/** Returns the cart as it will be once a line holds `quantity` pieces. */
function withQuantity(cart: CartView, itemId: string, quantity: number): CartView {
  const cartItems = cart.cartItems.map((item) =>
    item.id === itemId ? { ...item, quantity } : item,
  );
  const totals = cartTotals(cartItems);
  return { ...cart, cartItems, subtotal: totals.subtotal, cartBadge: totals.quantity };
}
