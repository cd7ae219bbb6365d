"use client";

import { useState } from "react";
import { AddressLines } from "#components/addresses/address-lines.tsx";
import type { AccountContact } from "#components/addresses/new-address.ts";
import { Button } from "#components/ui/button/button.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import type { AddressView } from "#lib/accounts/schema.ts";
import type { CheckoutAddress } from "#lib/checkout/schema.ts";
import { addressFields } from "#lib/fields/address-fields.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { keepAddress, useCheckoutAddress } from "../fetching/checkout-storage.ts";
import { AddressForm } from "./address-form.tsx";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

const NEW_ADDRESS = "new";

type AddressStepProps = {
  addresses: AddressView[];
  provinces: PlaceView[];
  account: AccountContact;
  /** Address of the caller's newest order; null for none. */
  lastUsed: CheckoutAddress | null;
};

/** Chooses a saved address or takes a new one. A reload keeps the choice. */
export function AddressStep(props: AddressStepProps) {
  const cached = useCheckoutAddress();
  if (cached === undefined) return <Skeleton className="h-96" />;
  return <AddressChoice {...props} cached={cached} />;
}

function AddressChoice({
  addresses,
  provinces,
  account,
  lastUsed,
  cached,
}: AddressStepProps & { cached: CheckoutAddress | null }) {
  const words = useWords(CHECKOUT_WORDS);
  const { navigate, isPending } = useNavigateAfterSave();
  const [chosen, setChosen] = useState(() => initialChoice(addresses, cached));
  const saved = addresses.find((address) => address.id === chosen);

  function proceed(address: CheckoutAddress) {
    keepAddress(address);
    navigate("/checkout/shipping");
  }

  return (
    <div className="flex flex-col gap-8">
      {addresses.length > 0 ? (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-3 font-semibold text-soga-900">{words.deliverTo}</legend>
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
            <span className="font-semibold">{words.anotherAddress}</span>
            <span className="block text-sm text-abu">{words.enterNew}</span>
          </RadioCard>
        </fieldset>
      ) : null}
      {saved ? (
        <Button size="large" className="self-start" busy={isPending} onClick={() => proceed(saved)}>
          {words.toShipping}
        </Button>
      ) : null}
      {/* Hidden and not unmounted, so that typed text stays. */}
      <div hidden={saved !== undefined}>
        <AddressForm
          provinces={provinces}
          account={account}
          initial={firstValues(addresses, cached, lastUsed)}
          savesByDefault={addresses.length === 0}
          onDone={proceed}
          isLeaving={isPending}
        />
      </div>
    </div>
  );
}

/** Returns the first values of the form: a typed address, or where none is saved that of the newest order. */
function firstValues(
  addresses: AddressView[],
  cached: CheckoutAddress | null,
  lastUsed: CheckoutAddress | null,
): CheckoutAddress | null {
  if (cached) return findSaved(addresses, cached) ? null : cached;
  return addresses.length === 0 ? lastUsed : null;
}

/** Compares every field: the same street exists in many cities. */
function findSaved(
  addresses: AddressView[],
  cached: CheckoutAddress | null,
): AddressView | undefined {
  const fields = addressFields.keyof().options;
  return cached
    ? addresses.find((saved) => fields.every((field) => saved[field] === cached[field]))
    : undefined;
}

function initialChoice(addresses: AddressView[], cached: CheckoutAddress | null): string {
  const saved = cached ? findSaved(addresses, cached) : addresses[0];
  return saved?.id ?? NEW_ADDRESS;
}
