import { useQueryClient } from "@tanstack/react-query";
import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { CART_BADGE, CART_VIEW, HELD_PRODUCTS } from "./cart-keys.ts";

/** Returns the function that reads the cart and its badge again after a change. */
export function useRefreshCart() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: CART_VIEW }),
      refreshFetched(CART_BADGE, HELD_PRODUCTS),
    ]);
}
