"use client";

import { useQuery } from "@tanstack/react-query";
import { readCart } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";

/** The whole cart, as the server sees it right now. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: cartKeys.view,
    queryFn: ({ signal }) => readCart(signal),
    enabled,
  });
}
