import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { ShippingStep } from "#components/checkout/shipping-step.tsx";
import { requireCheckout } from "../require-checkout.ts";

export const metadata: Metadata = { title: "Checkout: Shipping" };

export default async function ShippingPage() {
  const limits = await readOrderLimits(await requireCheckout("/checkout/shipping"));
  return (
    <CheckoutFrame step={1} title="Shipping" limits={limits}>
      <ShippingStep />
    </CheckoutFrame>
  );
}
