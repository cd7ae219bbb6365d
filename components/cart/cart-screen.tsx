"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ErrorState } from "#components/ui/error-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useWords } from "#language";
import type { CartItemView } from "#lib/cart/schema.ts";
import { unsizedLines } from "#lib/cart/unsized-lines.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CART_WORDS } from "./cart-words.ts";
import { type Removed, RemovedLine } from "./removed-line.tsx";
import { ShippingPolicy } from "./shipping-policy.tsx";
import { SoldOutDialog } from "./sold-out-dialog.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useCart } from "./use-cart.ts";

type CartScreenProps = {
  sending: { city: string } & Pick<ShopFacts, "dispatchHours">;
  /** The newest pieces, below an empty cart. */
  newest: ReactNode;
};

export function CartScreen({ sending, newest }: CartScreenProps) {
  const { data: cart, isPending, isFetching, refetch } = useCart();
  const words = useWords(CART_WORDS);
  const { save: addToCart } = useAddToCart();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
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

  function forget(item: CartItemView) {
    setRemoved((all) => all.filter((one) => one.item !== item));
  }

  function putBack(item: CartItemView) {
    forget(item);
    screen.current?.focus();
    const { product_id: productId, quantity, chosen_size: chosenSize } = item;
    addToCart({ productId, quantity, chosenSize });
  }

  function askForSize() {
    setAsksForSize(true);
    const selects = screen.current?.querySelectorAll<HTMLSelectElement>("[name=chosen_size]");
    Array.from(selects ?? [])
      .find(({ value }) => value === "")
      ?.focus();
  }

  if (isPending) return <CartSkeleton />;
  if (!cart) {
    return <ErrorState title={words.notLoaded} onRetry={() => void refetch()} busy={isFetching} />;
  }
  // Hides sold-out lines; the dialog tells of them.
  const lines = cart.cartItems.filter(
    ({ id, quantity }) => quantity > 0 && !removed.some(({ item }) => item.id === id),
  );
  const rows: (CartItemView | Removed)[] = [...lines];
  for (const one of removed) rows.splice(one.at, 0, one);
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <div>
          {rows.length > 0 ? (
            <ul aria-label={words.items}>
              {rows.map((row, at) =>
                "product" in row ? (
                  <CartLine
                    key={row.id}
                    item={row}
                    asksForSize={asksForSize}
                    onRemoved={() => setRemoved((all) => [...all, { item: row, at }])}
                  />
                ) : (
                  <RemovedLine
                    key={row.item.id}
                    item={row.item}
                    onUndo={() => putBack(row.item)}
                    onGone={() => forget(row.item)}
                  />
                ),
              )}
            </ul>
          ) : null}
          {lines.length === 0 ? (
            <EmptyState
              title={words.empty}
              action={<LinkButton href="/product">{words.shop}</LinkButton>}
            />
          ) : null}
        </div>
        <div className="lg:row-span-2">
          <CartSummary
            subtotal={cart.subtotal}
            onBlocked={unsizedLines(lines).length > 0 ? askForSize : undefined}
          />
        </div>
        <ShippingPolicy {...sending} />
      </div>
      {lines.length === 0 ? newest : null}
      <SoldOutDialog markers={cart.soldOut} />
    </div>
  );
}

/** As tall as a cart with two lines. */
function CartSkeleton() {
  const words = useWords(CART_WORDS);
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <span className="sr-only noscript:hidden">{words.loading}</span>
      <p className="hidden text-abu noscript:block">{words.needsScript}</p>
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
