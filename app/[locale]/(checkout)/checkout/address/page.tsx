import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { AddressStep } from "#components/checkout/address-step.tsx";
import { CheckoutFrame } from "#components/checkout/checkout-frame.tsx";
import { CHECKOUT_WORDS } from "#components/checkout/checkout-words.ts";
import { listAddresses } from "#lib/accounts/addresses/list-addresses.ts";
import { getUser } from "#lib/accounts/get-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { findLastAddress } from "#lib/orders/placing/find-last-address.ts";
import { listProvinces } from "#lib/places/list-places.ts";
import { requireCheckout } from "../require-checkout.ts";

export async function generateMetadata(): Promise<Metadata> {
  const words = CHECKOUT_WORDS[await readLanguage()];
  return { title: words.documentTitle(words.address) };
}

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
    <CheckoutFrame step={0} limits={limits}>
      <AddressStep
        addresses={addresses}
        lastUsed={lastUsed}
        provinces={provinces}
        account={{ name, phone_number }}
      />
    </CheckoutFrame>
  );
}
