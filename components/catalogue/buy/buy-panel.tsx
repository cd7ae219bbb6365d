"use client";

import { type ReactNode, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { QuantityStepper } from "#components/ui/fields/quantity-stepper.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { SizeChoice } from "../sizes/size-choice.tsx";
import { SoldMark } from "../sold-mark.tsx";
import { BuyAction } from "./buy-action.tsx";
import { BuyBar, MAIN_BUTTON_ID } from "./buy-bar.tsx";
import { BUY_WORDS } from "./buy-words.ts";
import type { BuyableProduct } from "./buyable-product.ts";
import { LogInToBuy } from "./log-in-to-buy.tsx";
import { type Purchase, usePurchase } from "./use-purchase.ts";

type BuyPanelProps = {
  product: BuyableProduct;
  /** The price for the phone's bar. */
  price: ReactNode;
};

/** Stock, quantity and button, all fetched live: a cached page may show a sold product as unsold. */
export function BuyPanel({ product, price }: BuyPanelProps) {
  const words = useWords(BUY_WORDS);
  const purchase = usePurchase(product);
  const main = useRef<HTMLDivElement>(null);
  const offersSizes = !purchase.inCart && sizeChoices(product).length > 0;
  const isBuyable = purchase.stock > 0;
  return (
    <div className="flex flex-col gap-4">
      <Stock purchase={purchase} />
      {isBuyable ? (
        <>
          <div
            ref={offersSizes ? main : null}
            className={classNames("flex flex-col gap-4", offersSizes && "with-sizes")}
          >
            {purchase.inCart ? null : (
              <SizeChoice
                product={product}
                chosen={purchase.chosenSize}
                onChoose={purchase.setChosenSize}
                isMissing={purchase.asksForSize}
                group={purchase.sizeGroup}
              />
            )}
            <div className="flex flex-wrap items-center gap-3">
              {purchase.inCart ? null : (
                <QuantityStepper
                  label={words.quantityOf(product.name)}
                  value={purchase.quantity}
                  max={purchase.stock}
                  onChange={purchase.setQuantity}
                  disabled={!purchase.signedIn}
                  onBlocked={purchase.refuseQuantity}
                />
              )}
              <div ref={offersSizes ? null : main} id={MAIN_BUTTON_ID} className="min-w-48 grow">
                <BuyAction purchase={purchase} />
              </div>
            </div>
          </div>
          <p className="hidden text-abu noscript:block">{words.needsScript}</p>
          {purchase.refused ? (
            <Notice role="alert">
              <LogInToBuy productId={product.id} refused={purchase.refused} />
            </Notice>
          ) : null}
          <BuyBar
            // Another element to watch.
            key={String(offersSizes)}
            main={main}
            offersSizes={offersSizes}
            price={price}
            purchase={purchase}
            productId={product.id}
          />
        </>
      ) : null}
    </div>
  );
}

function Stock({ purchase: { stock, isSold, isGone } }: { purchase: Purchase }) {
  const words = useWords(BUY_WORDS);
  if (isSold) {
    return (
      <div className="flex flex-col items-start gap-2">
        <SoldMark />
        <p className="text-abu">{words.owned}</p>
      </div>
    );
  }
  if (stock === 0) {
    return <Notice>{isGone ? words.gone : words.unavailable}</Notice>;
  }
  return (
    <p>
      <span className="font-semibold text-daun">{words.stock(stock)}</span>
      <span className="text-abu">{words.stockUnit(stock)}</span>
    </p>
  );
}
