"use client";

import { useQueryClient } from "@tanstack/react-query";
import { CART_VIEW } from "#components/cart/cart-keys.ts";
import { SoldOutDialog } from "#components/cart/sold-out-dialog.tsx";
import { useCart } from "#components/cart/use-cart.ts";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import type { CartView } from "#lib/cart/schema.ts";
import { useKeepCheckout } from "./use-checkout.ts";

/**
 * Opens the dialog of sold-out lines in any step. The weight may have changed, so the service is chosen
 * again. An empty cart ends the checkout.
 */
export function SoldOutCheck() {
  const { data: cart } = useCart();
  const { replace } = usePageRouter();
  const client = useQueryClient();
  const { forgetShipping } = useKeepCheckout();

  function goOn() {
    forgetShipping();
    const left = client.getQueryData<CartView>(CART_VIEW);
    if (left?.cartBadge === 0) replace("/cart");
  }

  return <SoldOutDialog markers={cart?.soldOut ?? NONE} onCleared={goOn} />;
}

const NONE: CartView["soldOut"] = [];
