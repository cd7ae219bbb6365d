import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { AddressStep } from "#components/checkout/address-step.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { listAddresses } from "#lib/accounts/addresses/list-addresses.ts";
import { getUser } from "#lib/accounts/get-user.ts";
import { findLastAddress } from "#lib/orders/placing/find-last-address.ts";
import { listProvinces } from "#lib/places/list-places.ts";
import { requireCheckout } from "../require-checkout.ts";

export const metadata: Metadata = { title: "Checkout: Address" };

export default async function AddressPage() {
  const actor = await requireCheckout("/checkout/address");
  const [addresses, lastUsed, provinces, { name, phone_number }, limits] = await Promise.all([
    listAddresses(actor),
    findLastAddress(actor),
    listProvinces(),
    getUser(actor),
    readOrderLimits(actor),
  ]);
  return (
    <CheckoutFrame step={0} title="Shipping address" limits={limits}>
      <AddressStep
        addresses={addresses}
        lastUsed={lastUsed}
        provinces={provinces}
        account={{ name, phone_number }}
      />
    </CheckoutFrame>
  );
}
