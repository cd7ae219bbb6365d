"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ErrorState } from "#components/ui/error-state.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Price } from "#components/ui/price.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PricedOption, ShippingChoice } from "#lib/checkout/schema.ts";
import { CARRIER_NAMES, getCarrier } from "#lib/shipping/carriers.ts";
import { daysWords } from "#lib/shipping/days-words.ts";
import { keepShipping } from "../fetching/checkout-storage.ts";
import { AddressSummary } from "./address-summary.tsx";
import {
  useCheckoutAddress,
  useMissingStep,
  useShippingChoice,
  useShippingOptions,
} from "./use-checkout.ts";

/** The carriers' options for the chosen address, with price and days. */
export function ShippingStep() {
  const address = useCheckoutAddress();
  const options = useShippingOptions(address);
  useMissingStep(address === null, "/checkout/address");

  if (!address) return <Skeleton className="h-80" />;
  return (
    <div className="flex flex-col gap-8">
      <AddressSummary address={address} />
      {options.error ? (
        <ErrorState
          title="The shipping options can't be loaded."
          onRetry={() => void options.refetch()}
          busy={options.isFetching}
        />
      ) : options.data ? (
        <Options options={options.data.data} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </div>
  );
}

function Options({ options }: { options: PricedOption[] }) {
  const { push, isPending } = usePageRouter();
  const kept = useShippingChoice();
  const [picked, setPicked] = useState<ShippingChoice | null>(null);
  const [missing, setMissing] = useState(false);
  const chosen = picked ?? kept;
  const choices = options.flatMap((option) => option.cost.map((cost) => ({ ...option, ...cost })));

  useEffect(() => {
    // The cart may weigh more than when the method was chosen: the summary shows the present price.
    const present = choices.find((choice) => isSame(choice, kept));
    if (!kept || !present) return;
    const isOutdated =
      present.value !== kept.ongkir ||
      present.etd !== kept.etd ||
      present.unique_amount !== (kept.unique_amount ?? null);
    if (isOutdated) keepShipping(toChoice(present));
  });

  if (choices.length === 0) {
    return (
      <EmptyState
        title={`${CARRIER_NAMES.en} doesn't deliver there yet`}
        action={<LinkButton href="/checkout/address">Choose another address</LinkButton>}
      />
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const choice = choices.find((candidate) => isSame(candidate, chosen));
    if (!choice) return setMissing(true);
    keepShipping(toChoice(choice));
    push("/checkout/payment");
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-semibold text-soga-900">Shipping by {CARRIER_NAMES.en}</legend>
        {choices.map((choice) => (
          <RadioCard
            key={`${choice.carrier} ${choice.service}`}
            name="service"
            value={choice.service}
            checked={isSame(choice, chosen)}
            onChange={() => {
              setPicked(toChoice(choice));
              setMissing(false);
              keepShipping(toChoice(choice));
            }}
          >
            <span className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{choice.description}</span>
              <Price value={choice.value} className="font-semibold" />
            </span>
            <span className="block text-sm text-abu">
              {getCarrier(choice.carrier).name} {choice.service} · {daysWords(choice.etd)}
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {missing ? (
        <Notice tone="error" role="alert">
          Choose the delivery method
        </Notice>
      ) : null}
      <Button type="submit" size="large" className="self-start" busy={isPending}>
        Continue to Payment
      </Button>
    </form>
  );
}

function toChoice(choice: PricedOption & { value: number; etd: string }): ShippingChoice {
  const { carrier, service, value, etd, unique_amount } = choice;
  return { carrier, service, ongkir: value, etd, unique_amount };
}

type Service = Pick<ShippingChoice, "carrier" | "service">;

function isSame(one: Service, other: Service | null | undefined): boolean {
  return one.carrier === other?.carrier && one.service === other.service;
}
