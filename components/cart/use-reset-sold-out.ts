"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSave } from "#components/forms/use-save.ts";
import { cartKeys } from "./cart-keys.ts";

/** Tells the server that the customer has seen what sold out, and reads the cart again. */
export function useResetSoldOut() {
  const queryClient = useQueryClient();
  return useSave({
    request: () => ({ method: "GET", path: "/api/cart/reset-sold-out" }),
    words: "Oops, something went wrong",
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
}
