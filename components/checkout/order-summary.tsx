"use client";

import { useCart } from "#components/cart/use-cart.ts";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { CartItemView } from "#lib/cart/schema.ts";
import { listImages } from "#lib/catalogue/product-images.ts";
import { lineSizeWords } from "#lib/catalogue/size-words.ts";
import { chosenCharges } from "./price-changes.ts";
import { SummarySums } from "./summary-sums.tsx";
import { useShippingChoice } from "./use-checkout.ts";

/** The products and sums, beside each step. `isChoosing`: the step where the shipping is chosen. */
export function OrderSummary({ isChoosing }: { isChoosing: boolean }) {
  const { data: cart } = useCart();
  const shipping = useShippingChoice();
  return (
    <aside
      aria-label="Order summary"
      className="self-start border border-garis bg-putih p-5 sm:p-6 lg:sticky lg:top-28"
    >
      <h2 className="text-2xl">Order summary</h2>
      {cart ? (
        <>
          <ul className="mt-4 divide-y divide-garis border-y border-garis">
            {cart.cartItems
              .filter((item) => item.quantity > 0)
              .map((item) => (
                <SummaryLine key={item.id} item={item} />
              ))}
          </ul>
          <SummarySums
            subtotal={cart.subtotal}
            charges={shipping ? chosenCharges(shipping) : null}
            isChoosing={isChoosing}
          />
        </>
      ) : (
        <Skeleton className="mt-4 h-56" />
      )}
    </aside>
  );
}

function SummaryLine({ item }: { item: CartItemView }) {
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
        <p className="font-semibold break-words" lang="id">
          {item.product.name}
        </p>
        <p className="text-sm text-abu">
          {lineSizeWords({ ...item.product, chosen_size: item.chosen_size })} · {item.quantity}{" "}
          {item.quantity === 1 ? "piece" : "pieces"}
        </p>
      </div>
      <Price
        value={Number(item.product.price) * item.quantity}
        className="shrink-0 text-sm font-semibold"
      />
    </li>
  );
}
