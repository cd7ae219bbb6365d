"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ErrorState } from "#components/ui/error-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { unsizedLines } from "#lib/cart/unsized-lines.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ShippingPolicy } from "./shipping-policy.tsx";
import { SoldOutDialog } from "./sold-out-dialog.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useCart } from "./use-cart.ts";

type CartScreenProps = {
  shipsFrom: string;
  /** The newest pieces, below an empty cart. */
  newest: ReactNode;
};

export function CartScreen({ shipsFrom, newest }: CartScreenProps) {
  const { data: cart, isPending, isFetching, refetch } = useCart();
  const { save: addToCart } = useAddToCart();
  const screen = useRef<HTMLDivElement>(null);
  const [asksForSize, setAsksForSize] = useState(false);
  const lineCount = cart?.cartItems.length ?? 0;
  const countBefore = useRef(lineCount);

  useEffect(() => {
    // The focused line is gone, so the focus moves here and not to the top.
    const isFocusLost = document.activeElement === document.body;
    if (lineCount < countBefore.current && isFocusLost) screen.current?.focus();
    countBefore.current = lineCount;
  }, [lineCount]);

  function askForSize() {
    setAsksForSize(true);
    const selects = screen.current?.querySelectorAll<HTMLSelectElement>("[name=chosen_size]");
    Array.from(selects ?? [])
      .find(({ value }) => value === "")
      ?.focus();
  }

  if (isPending) return <CartSkeleton />;
  if (!cart) {
    return (
      <ErrorState
        title="Your cart couldn’t be loaded"
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  // Hides sold-out lines; the dialog tells of them.
  const lines = cart.cartItems.filter(({ quantity }) => quantity > 0);
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        {lines.length === 0 ? (
          <EmptyState
            title="Your cart is empty"
            action={<LinkButton href="/product">Shop Items</LinkButton>}
          />
        ) : (
          <ul aria-label="Items in your cart">
            {lines.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                asksForSize={asksForSize}
                putBack={({ product_id, quantity, chosen_size }) =>
                  addToCart({ productId: product_id, quantity, chosenSize: chosen_size })
                }
              />
            ))}
          </ul>
        )}
        <div className="lg:row-span-2">
          <CartSummary
            subtotal={cart.subtotal}
            onBlocked={unsizedLines(lines).length > 0 ? askForSize : undefined}
          />
        </div>
        <ShippingPolicy shipsFrom={shipsFrom} />
      </div>
      {lines.length === 0 ? newest : null}
      <SoldOutDialog markers={cart.soldOut} />
    </div>
  );
}

/** As tall as a cart with two lines. */
function CartSkeleton() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <span className="sr-only noscript:hidden">Loading your cart</span>
      <p className="hidden text-abu noscript:block">
        The cart needs JavaScript, which is off in your browser.
      </p>
      <div>
        {[0, 1].map((row) => (
          <div key={row} className="flex gap-6 border-b border-garis py-6 first:pt-0">
            <Skeleton className="aspect-4/5 w-24 sm:w-32" />
            <div className="flex grow flex-col gap-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="mt-auto h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
