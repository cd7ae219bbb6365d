"use client";

import { useQuery } from "@tanstack/react-query";
import { cartBadgeView } from "#lib/cart/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";

/** The number of pieces in the cart, asked for only where someone seems to be signed in. */
export function useCartBadge(enabled: boolean): { count: number; isSignedOut: boolean } {
  const { data, error } = useQuery({
    queryKey: cartKeys.badge,
    queryFn: ({ signal }) => callApi("GET", "/api/cartbadge", cartBadgeView, { signal }),
    enabled,
    staleTime: 30_000,
  });
  return {
    count: data?.cartBadge ?? 0,
    isSignedOut: error instanceof ApiError && error.status === 401,
  };
}
