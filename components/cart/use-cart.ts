"use client";

import { useFetched } from "#components/fetching/use-fetched.ts";
import { readCart } from "./cart-calls.ts";
import { CART_VIEW } from "./cart-keys.ts";

/** Fetches the whole cart. */
export function useCart() {
  return useFetched(CART_VIEW, readCart);
}
