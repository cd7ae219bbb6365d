"use client";

import { useState } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { holdsProduct, useAddToCart } from "#components/cart/use-add-to-cart.ts";
import { useCart } from "#components/cart/use-cart.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { isSignedOut } from "#lib/http/client.ts";
import { useLiveProduct } from "./use-live-product.ts";

/** What a visitor without an account has tried. */
export type Refused = "add" | "quantity";

/** State and actions that the buy panel and the buy bar share. */
export function usePurchase(product: ProductView) {
  const availability = useLiveProduct(product);
  const hinted = useSeemsSignedIn();
  const cart = useCart({ enabled: hinted });
  const addToCart = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const [refused, setRefused] = useState<Refused | null>(null);

  const signedIn = hinted && !isSignedOut(cart.error);
  const quantity = Math.min(wanted, availability.stock);

  return {
    ...availability,
    signedIn,
    inCart: signedIn && holdsProduct(cart.data, product.id),
    quantity,
    setQuantity: setWanted,
    /** What needs an account, once a visitor without one has tried it. */
    refused: refused ?? (isSignedOut(addToCart.error) ? "add" : null),
    refuseQuantity: () => setRefused("quantity"),
    justAdded: addToCart.isSuccess,
    isBusy: addToCart.isPending,
    add() {
      if (!signedIn) setRefused("add");
      else addToCart.save({ productId: product.id, quantity });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
