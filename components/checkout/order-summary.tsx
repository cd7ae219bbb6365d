"use client";

import { ChevronDown } from "lucide-react";
import { useCart } from "#components/cart/use-cart.ts";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useLanguage, useWords } from "#language";
import type { CartItemView } from "#lib/cart/schema.ts";
import { lineSizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { sideOf } from "#lib/language/sides.ts";
import { totalOf } from "#lib/totals.ts";
import { useShippingChoice } from "../fetching/checkout-storage.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";
import { chosenCharges } from "./price-changes.ts";
import { SummarySums } from "./summary-sums.tsx";

type OrderSummaryProps = {
  /** True on the step where the shipping is chosen. */
  isChoosing: boolean;
};

/** The products and sums, beside each step. */
export function OrderSummary(props: OrderSummaryProps) {
  const { summary } = useWords(CHECKOUT_WORDS);
  return (
    <aside
      aria-label={summary}
      className="hidden self-start border border-garis bg-putih p-6 lg:sticky lg:top-8 lg:block"
    >
      <h2 className="text-2xl">{summary}</h2>
      <Summary {...props} />
    </aside>
  );
}

/** The same above the steps where there is no room beside them. It folds out; the total stays in view. */
export function FoldedSummary(props: OrderSummaryProps) {
  const { summary } = useWords(CHECKOUT_WORDS);
  const { data: cart } = useCart();
  const charges = useCharges();
  return (
    <details className="group sticky top-0 z-30 border-b border-garis bg-putih lg:hidden">
      <summary className="page-width flex min-h-14 items-center gap-2 font-semibold text-soga-900">
        <span>{summary}</span>
        <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
        {cart ? (
          <Price value={totalOf(cart.subtotal, charges ?? [])} className="ml-auto text-lg" />
        ) : null}
      </summary>
      <div className="page-width max-h-[70dvh] overflow-y-auto border-t border-garis pb-5">
        <Summary {...props} />
      </div>
    </details>
  );
}

function useCharges() {
  const shipping = useShippingChoice();
  return shipping ? chosenCharges(shipping) : null;
}

function Summary({ isChoosing }: OrderSummaryProps) {
  const { data: cart } = useCart();
  const charges = useCharges();
  if (!cart) return <Skeleton className="mt-4 h-56" />;
  return (
    <>
      <ul className="mt-4 divide-y divide-garis border-y border-garis">
        {cart.cartItems
          .filter((item) => item.quantity > 0)
          .map((item) => (
            <SummaryLine key={item.id} item={item} />
          ))}
      </ul>
      <SummarySums subtotal={cart.subtotal} charges={charges} isChoosing={isChoosing} />
    </>
  );
}

function SummaryLine({ item }: { item: CartItemView }) {
  const language = useLanguage();
  const words = useWords(CHECKOUT_WORDS);
  const name = sideOf(item.product, "name", language);
  return (
    <li className="flex gap-4 py-3">
      <div className="w-16 shrink-0">
        <ProductPicture
          src={listImages(item.product)[0] ?? null}
          alt=""
          sizes="64px"
          kind="thumb"
        />
      </div>
      <div className="min-w-0 grow">
        <p className="font-semibold" lang={name.lang}>
          {name.text}
        </p>
        <p className="text-sm text-abu">
          {lineSizeLabel({ ...item.product, chosen_size: item.chosen_size }, language)} ·{" "}
          {item.quantity} {words.pieces(item.quantity)}
        </p>
      </div>
      <Price
        value={Number(item.product.price) * item.quantity}
        className="shrink-0 text-sm font-semibold"
      />
    </li>
  );
}
