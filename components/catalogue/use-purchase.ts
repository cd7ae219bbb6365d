"use client";

import { useState } from "react";
import { useAddToCart } from "#components/cart/use-add-to-cart.ts";
import { useCart } from "#components/cart/use-cart.ts";
import { useSeemsSignedIn } from "#components/layout/use-seems-signed-in.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { ApiError } from "#lib/http/client.ts";
import { useLiveProduct } from "./use-live-product.ts";

/** Everything the buy panel and the buy bar need to know, and do, about one product. */
export function usePurchase(product: ProductView) {
  const availability = useLiveProduct(product);
  const hinted = useSeemsSignedIn();
  const cart = useCart({ enabled: hinted });
  const addToCart = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const [needsAccount, setNeedsAccount] = useState(false);

  const isSignedOut = cart.error instanceof ApiError && cart.error.status === 401;
  const signedIn = hinted && !isSignedOut;
  const line = cart.data?.cartItems.find(({ product_id }) => product_id === product.id);
  const quantity = Math.min(wanted, availability.stock);

  return {
    ...availability,
    signedIn,
    inCart: signedIn && (line?.quantity ?? 0) > 0,
    quantity,
    setQuantity: setWanted,
    /** Set once a visitor without an account has tried. */
    needsAccount,
    askForAccount: () => setNeedsAccount(true),
    justAdded: addToCart.isSuccess,
    isBusy: addToCart.isPending || (signedIn && cart.isPending),
    add() {
      if (!signedIn) setNeedsAccount(true);
      else addToCart.mutate({ productId: product.id, quantity });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
