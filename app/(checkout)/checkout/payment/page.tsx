import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { PaymentStep } from "#components/checkout/payment-step.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { readPaymentMethod } from "#lib/shop/settings.ts";
import { requireCheckout } from "../require-checkout.ts";

export const metadata: Metadata = { title: "Checkout: Payment" };

export default async function PaymentPage() {
  const limits = await readOrderLimits(await requireCheckout("/checkout/payment"));
  const [{ paymentDeadlineHours }, method] = await Promise.all([
    getShopFacts(),
    readPaymentMethod(),
  ]);
  return (
    <CheckoutFrame step={2} title="Payment" limits={limits}>
      <PaymentStep limits={limits} method={method} deadlineHours={paymentDeadlineHours} />
    </CheckoutFrame>
  );
}
