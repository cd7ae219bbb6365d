"use client";

import { useQuery } from "@tanstack/react-query";
import { cartView } from "#lib/cart/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { cartKeys } from "./cart-keys.ts";

/** The whole cart, as the server sees it right now. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: cartKeys.view,
    queryFn: ({ signal }) => callApi("GET", "/api/cart", cartView, { signal }),
    enabled,
  });
}
