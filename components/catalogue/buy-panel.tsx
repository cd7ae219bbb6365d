"use client";

import { type ReactNode, useRef } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { BuyAction } from "./buy-action.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { SoldMark } from "./sold-mark.tsx";
import { type Purchase, usePurchase } from "./use-purchase.ts";

type BuyPanelProps = {
  product: ProductView;
  /** The price for the phone's bar. */
  price: ReactNode;
};

/** Stock, quantity and button, all fetched live: a cached page may show a sold product as unsold. */
export function BuyPanel({ product, price }: BuyPanelProps) {
  const purchase = usePurchase(product);
  const main = useRef<HTMLDivElement>(null);
  const isBuyable = purchase.stock > 0;
  return (
    <div ref={main} className="flex flex-col gap-4">
      <Stock purchase={purchase} />
      {isBuyable ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {purchase.inCart ? null : (
              <QuantityStepper
                label={`Quantity of ${product.name}`}
                value={purchase.quantity}
                max={purchase.stock}
                onChange={purchase.setQuantity}
                disabled={!purchase.signedIn}
                onBlocked={purchase.askForAccount}
              />
            )}
            <div className="min-w-48 grow">
              <BuyAction purchase={purchase} />
            </div>
          </div>
          {purchase.needsAccount ? <NeedsAccount productId={product.id} /> : null}
          <BuyBar watch={main} price={price} purchase={purchase} />
        </>
      ) : null}
    </div>
  );
}

function Stock({ purchase: { stock, isSold, isGone } }: { purchase: Purchase }) {
  if (isSold) {
    return (
      <div className="flex flex-col items-start gap-2">
        <SoldMark />
        <p className="text-abu">This piece has found its owner and stays here as a record.</p>
      </div>
    );
  }
  if (stock === 0) {
    return (
      <Notice>
        {isGone ? "This piece is no longer in the shop." : "Not available at the moment."}
      </Notice>
    );
  }
  return (
    <p>
      <span className="font-semibold text-daun">Stock: {stock}</span>
      <span className="text-abu">{stock === 1 ? " — the only piece" : " pieces"}</span>
    </p>
  );
}

function NeedsAccount({ productId }: { productId: string }) {
  const next = encodeURIComponent(`/product-detail/${productId}`);
  return (
    <Notice role="alert">
      You have to create an account.{" "}
      <PageLink href={`/auth/login?next=${next}`} className="link whitespace-nowrap">
        Log in to buy
      </PageLink>
    </Notice>
  );
}
