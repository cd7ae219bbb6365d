"use client";

import { useQuery } from "@tanstack/react-query";
import { isSignedOut } from "#lib/http/client.ts";
import { readCartBadge } from "./cart-calls.ts";
import { cartKeys } from "./cart-keys.ts";

/** Fetches the sum of the cart's quantities, only where someone seems to be signed in. */
export function useCartBadge(enabled: boolean): { count: number; isSignedOut: boolean } {
  const { data, error } = useQuery({
    queryKey: cartKeys.badge,
    queryFn: ({ signal }) => readCartBadge(signal),
    enabled,
    staleTime: 30_000,
  });
  return {
    count: data ?? 0,
    isSignedOut: isSignedOut(error),
  };
}
