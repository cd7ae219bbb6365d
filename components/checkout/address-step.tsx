"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddressLines } from "#components/accounts/address-lines.tsx";
import { Button } from "#components/ui/button.tsx";
import { RadioCard } from "#components/ui/radio-card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { AddressView } from "#lib/accounts/schema.ts";
import type { CheckoutAddress } from "#lib/checkout/schema.ts";
import type { PlaceView } from "#lib/shipping/schema.ts";
import { AddressForm } from "./address-form.tsx";
import { useCheckoutAddress, useKeepCheckout } from "./use-checkout.ts";

const NEW_ADDRESS = "new";

type AddressStepProps = { addresses: AddressView[]; provinces: PlaceView[] };

/** Choose a saved address or enter one. What was chosen before is there again after a reload. */
export function AddressStep(props: AddressStepProps) {
  const cached = useCheckoutAddress();
  if (cached.data === undefined) return <Skeleton className="h-96" />;
  return <AddressChoice {...props} cached={cached.data} />;
}

function AddressChoice({
  addresses,
  provinces,
  cached,
}: AddressStepProps & { cached: CheckoutAddress | null }) {
  const router = useRouter();
  const { keepAddress } = useKeepCheckout();
  const [chosen, setChosen] = useState(() => initialChoice(addresses, cached));
  const saved = addresses.find((address) => address.id === chosen);

  function proceed(address: CheckoutAddress) {
    keepAddress(address);
    router.push("/checkout/shipping");
  }

  return (
    <div className="flex flex-col gap-8">
      {addresses.length > 0 ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-3 font-semibold text-soga-900">Where shall it go?</legend>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="saved_address"
              value={address.id}
              checked={chosen === address.id}
              onChange={() => setChosen(address.id)}
            >
              <AddressLines address={address} />
            </RadioCard>
          ))}
          <RadioCard
            name="saved_address"
            value={NEW_ADDRESS}
            checked={chosen === NEW_ADDRESS}
            onChange={() => setChosen(NEW_ADDRESS)}
          >
            <span className="font-semibold">Another address</span>
            <span className="block text-sm text-abu">Enter a new one</span>
          </RadioCard>
        </fieldset>
      ) : null}
      {saved ? (
        <Button size="large" className="self-start" onClick={() => proceed(saved)}>
          Continue to Shipping
        </Button>
      ) : (
        <AddressForm
          provinces={provinces}
          initial={isSavedOne(addresses, cached) ? null : cached}
          onDone={proceed}
        />
      )}
    </div>
  );
}

function isSavedOne(addresses: AddressView[], cached: CheckoutAddress | null): boolean {
  return addresses.some((saved) => saved.address === cached?.address);
}

function initialChoice(addresses: AddressView[], cached: CheckoutAddress | null): string {
  if (!cached) return addresses[0]?.id ?? NEW_ADDRESS;
  return addresses.find((saved) => saved.address === cached.address)?.id ?? NEW_ADDRESS;
}
