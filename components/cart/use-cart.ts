"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { readCart } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";

export const cartQuery = queryOptions({
  queryKey: cartKeys.view,
  queryFn: ({ signal }) => readCart(signal),
});

/** Fetches the whole cart. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ ...cartQuery, enabled });
}
