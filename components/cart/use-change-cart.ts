"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { conflictWords } from "#components/forms/failure-words.ts";
import { useSave } from "#components/forms/use-save.ts";
import { cartTotals } from "#lib/cart/cart-totals.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { cartKeys } from "./cart-keys.ts";

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

  const isNewest = (number: number) => number === newest.current;

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

  const queue = {
    mutationKey: CHANGING,
    scope: { id: `cart-${item.product_id}` },
    onSettled: refresh,
  };

  const change = useSave({
    ...queue,
    request({ quantity, number }: QuantityChange) {
      if (!isNewest(number)) return null;
      const path = `/api/cart/${item.product_id}?_method=patch`;
      return { path, answer: cartItemAnswer, body: { quantity } };
    },
    async onMutate({ quantity }) {
      // A read in flight would overwrite the optimistic update.
      await queryClient.cancelQueries({ queryKey: cartKeys.all });
      show(quantity);
    },
    done: (_answer, { number }) => (isNewest(number) ? "Successfuly Updated Cart" : null),
    words: (error, { number }) => (isNewest(number) ? conflictWords(error) : null),
    onSaved(answer, { quantity }) {
      if (answer) agreed.current = quantity;
    },
    onFailed(_error, { number }) {
      if (isNewest(number)) show(agreed.current);
    },
  });

  function setQuantity(quantity: number) {
    if (!change.isPending) agreed.current = item.quantity;
    newest.current += 1;
    change.save({ quantity, number: newest.current });
  }

  const remove = useSave({
    ...queue,
    request: () => ({ method: "DELETE", path: `/api/cart/${item.id}` }),
    done: "Successfuly Removed Item",
    words: conflictWords,
  });

  return { setQuantity, isChanging: change.isPending, remove };
}

/** Returns the cart after a line's change to `quantity`. */
function withQuantity(cart: CartView, itemId: string, quantity: number): CartView {
  const cartItems = cart.cartItems.map((item) =>
    item.id === itemId ? { ...item, quantity } : item,
  );
  const totals = cartTotals(cartItems);
  return { ...cart, cartItems, subtotal: totals.subtotal, cartBadge: totals.quantity };
}
