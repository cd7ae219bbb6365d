"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { cartKeys } from "#components/cart/cart-keys.ts";
import { SoldOutDialog } from "#components/cart/sold-out-dialog.tsx";
import { useCart } from "#components/cart/use-cart.ts";
import type { CartView } from "#lib/cart/schema.ts";
import { useKeepCheckout } from "./use-checkout.ts";

/**
 * Tells in mid-checkout, at whichever step, what another customer took. What is left of the cart
 * may weigh less, so the delivery is chosen anew; with nothing left the checkout is over.
 */
export function SoldOutCheck() {
  const { data: cart } = useCart();
  const router = useRouter();
  const client = useQueryClient();
  const { forgetShipping } = useKeepCheckout();

  function goOn() {
    forgetShipping();
    const left = client.getQueryData<CartView>(cartKeys.view);
    if (left?.cartBadge === 0) router.replace("/cart");
  }

  return <SoldOutDialog markers={cart?.soldOut ?? NONE} onCleared={goOn} />;
}

const NONE: CartView["soldOut"] = [];
