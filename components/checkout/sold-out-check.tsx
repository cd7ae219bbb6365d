"use client";

import { SoldOutDialog } from "#components/cart/sold-out-dialog.tsx";
import { CART_VIEW, useCart } from "#components/cart/use-cart.ts";
import { peekFetched } from "#components/fetching/fetched-data.ts";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import type { CartView } from "#lib/cart/schema.ts";
import { priceShippingAgain } from "./use-checkout.ts";

/**
 * Opens the dialog of sold-out lines in any step. The weight may have changed, so the service is chosen
 * again. An empty cart ends the checkout.
 */
export function SoldOutCheck() {
  const { data: cart } = useCart();
  const { replace } = usePageRouter();

  function chooseServiceAgain() {
    priceShippingAgain();
    const left = peekFetched<CartView>(CART_VIEW).data;
    if (left?.cartBadge === 0) replace("/cart");
  }

  return <SoldOutDialog markers={cart?.soldOut ?? NONE} onCleared={chooseServiceAgain} />;
}

const NONE: CartView["soldOut"] = [];
