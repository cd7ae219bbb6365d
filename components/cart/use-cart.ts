"use client";

import { useQuery } from "@tanstack/react-query";
import { readCart } from "./cart-calls.ts";
import { CART_VIEW } from "./cart-keys.ts";

/** Fetches the whole cart. */
export function useCart() {
  return useQuery({ queryKey: CART_VIEW, queryFn: ({ signal }) => readCart(signal) });
}
