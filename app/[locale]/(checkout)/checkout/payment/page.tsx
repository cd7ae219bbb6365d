import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { CHECKOUT_WORDS } from "#components/checkout/checkout-words.ts";
import { PaymentStep } from "#components/checkout/payment-step.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { readPaymentMethod } from "#lib/shop/settings.ts";
import { requireCheckout } from "../require-checkout.ts";

export async function generateMetadata(): Promise<Metadata> {
  const words = CHECKOUT_WORDS[await readLanguage()];
  return { title: words.documentTitle(words.payment) };
}

export default async function PaymentPage() {
  const limits = await readOrderLimits(await requireCheckout("/checkout/payment"));
  const [{ paymentDeadlineHours }, method] = await Promise.all([
    readShopFactsForPage(),
    readPaymentMethod(),
  ]);
  return (
    <CheckoutFrame step={2} limits={limits}>
      <PaymentStep limits={limits} method={method} deadlineHours={paymentDeadlineHours} />
    </CheckoutFrame>
  );
}
