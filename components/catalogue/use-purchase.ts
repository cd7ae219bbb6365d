"use client";

import { useState } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { holdsProduct, useAddToCart } from "#components/cart/use-add-to-cart.ts";
import { useCart } from "#components/cart/use-cart.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { isSignedOut } from "#lib/http/client.ts";
import { useLiveProduct } from "./use-live-product.ts";

/** State and actions that the buy panel and the buy bar share. */
export function usePurchase(product: ProductView) {
  const availability = useLiveProduct(product);
  const hinted = useSeemsSignedIn();
  const cart = useCart({ enabled: hinted });
  const addToCart = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const [needsAccount, setNeedsAccount] = useState(false);

  const signedIn = hinted && !isSignedOut(cart.error);
  const quantity = Math.min(wanted, availability.stock);

  return {
    ...availability,
    signedIn,
    inCart: signedIn && holdsProduct(cart.data, product.id),
    quantity,
    setQuantity: setWanted,
    /** Set once a visitor without an account has tried. */
    needsAccount: needsAccount || isSignedOut(addToCart.error),
    askForAccount: () => setNeedsAccount(true),
    isBusy: addToCart.isPending,
    add() {
      if (!signedIn) setNeedsAccount(true);
      else addToCart.save({ productId: product.id, quantity });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
