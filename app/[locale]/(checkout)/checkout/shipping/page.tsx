import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { CHECKOUT_WORDS } from "#components/checkout/checkout-words.ts";
import { ShippingStep } from "#components/checkout/shipping-step.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { requireCheckout } from "../require-checkout.ts";

export async function generateMetadata(): Promise<Metadata> {
  const words = CHECKOUT_WORDS[await readLanguage()];
  return { title: words.documentTitle(words.delivery) };
}

export default async function ShippingPage() {
  const actor = await requireCheckout("/checkout/shipping");
  const [limits, { closed, dispatchHours }] = await Promise.all([
    readOrderLimits(actor),
    readShopFactsForPage(),
  ]);
  return (
    <CheckoutFrame step={1} limits={limits}>
      <ShippingStep closed={closed} dispatchHours={dispatchHours} />
    </CheckoutFrame>
  );
}
