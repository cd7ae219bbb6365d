"use client";

import { Check, ShoppingBag } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import type { Purchase } from "./use-purchase.ts";

/** Add to cart; once the piece is in the cart the button gives way to the way there. */
export function BuyAction({ purchase }: { purchase: Purchase }) {
  if (purchase.inCart) {
    return (
      <LinkButton href="/cart" prefetch={false} variant="secondary" size="large" full>
        <Check size={18} aria-hidden />
        In your cart
      </LinkButton>
    );
  }
  return (
    <Button
      size="large"
      full
      busy={purchase.isBusy}
      disabled={purchase.signedIn && purchase.quantity === 0}
      onClick={purchase.add}
    >
      {purchase.isBusy ? null : <ShoppingBag size={18} aria-hidden />}
      Add to Cart
    </Button>
  );
}
