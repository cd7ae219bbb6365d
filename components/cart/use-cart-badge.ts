"use client";

import { useFetched } from "#components/fetching/use-fetched.ts";
import { isSignedOut } from "#lib/http/browser/client.ts";
import { readCartBadge } from "./cart-calls.ts";
import { CART_BADGE } from "./cart-keys.ts";

/** Time for which the badge isn't fetched again. */
const FRESH_MS = 30_000;

/** Fetches the sum of the cart's quantities, only where someone seems to be signed in. */
export function useCartBadge(enabled: boolean): { count: number; isSignedOut: boolean } {
  const { data, error } = useFetched(CART_BADGE, readCartBadge, {
    enabled,
    freshMs: FRESH_MS,
    answersSignedOut: true,
  });
  return { count: data ?? 0, isSignedOut: isSignedOut(error) };
}
