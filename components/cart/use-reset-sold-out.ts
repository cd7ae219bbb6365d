"use client";

import { useSave } from "#components/forms/use-save.ts";
import { refreshCart } from "./refresh-cart.ts";

/** Tells the server that the customer has seen what sold out, and reads the cart again. */
export function useResetSoldOut() {
  return useSave({
    request: () => ({ method: "GET", path: "/api/cart/reset-sold-out" }),
    errorMessage: "Oops, something went wrong",
    onSettled: refreshCart,
  });
}
