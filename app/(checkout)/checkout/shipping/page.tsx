import type { Metadata } from "next";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { ShippingStep } from "#components/checkout/shipping-step.tsx";
import { requireCheckout } from "../require-checkout.ts";

export const metadata: Metadata = { title: "Checkout: Shipping" };

export default async function ShippingPage() {
  await requireCheckout("/checkout/shipping");
  return (
    <CheckoutFrame step={1} title="Delivery">
      <ShippingStep />
    </CheckoutFrame>
  );
}
