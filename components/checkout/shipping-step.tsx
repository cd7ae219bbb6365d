"use client";

import { useEffect } from "react";
import { ScriptForm } from "#components/forms/script-form.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { ErrorState } from "#components/ui/error-state.tsx";
import { RadioCard } from "#components/ui/fields/radio-card.tsx";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import { Price } from "#components/ui/price.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PricedOption, ShippingChoice } from "#lib/checkout/schema.ts";
import { arrivalDays, arrivalText } from "#lib/shipping/arrival.ts";
import { CARRIER_NAMES, getCarrier } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import {
  keepShipping,
  useCheckoutAddress,
  useShippingChoice,
} from "../fetching/checkout-storage.ts";
import { AddressSummary } from "./address-summary.tsx";
import { useMissingStep, useShippingOptions } from "./use-checkout.ts";

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
  const choices = options.flatMap((option) => option.cost.map((cost) => ({ ...option, ...cost })));
  const cheapest = choices.toSorted((one, other) => one.value - other.value)[0];
  const chosen = choices.find((choice) => isSame(choice, kept)) ?? cheapest;

  useEffect(() => {
    // The summary shows the present price: the cart may weigh more than when the method was chosen.
    if (kept === undefined || !chosen) return;
    const isOutdated =
      !isSame(chosen, kept) ||
      chosen.value !== kept?.ongkir ||
      chosen.etd !== kept.etd ||
      chosen.unique_amount !== (kept.unique_amount ?? null);
    if (isOutdated) keepShipping(toChoice(chosen));
  });

  if (choices.length === 0) {
    return (
      <EmptyState
        title={`${CARRIER_NAMES.en} doesn't deliver there yet`}
        action={<LinkButton href="/checkout/address">Choose another address</LinkButton>}
      />
    );
  }

  function submit() {
    if (chosen) keepShipping(toChoice(chosen));
    push("/checkout/payment");
  }

  return (
    <ScriptForm onSubmit={submit} className="flex flex-col gap-6">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-semibold text-soga-900">Shipping by {CARRIER_NAMES.en}</legend>
        {choices.map((choice) => (
          <RadioCard
            key={`${choice.carrier} ${choice.service}`}
            name="service"
            value={choice.service}
            checked={choice === chosen}
            onChange={() => keepShipping(toChoice(choice))}
          >
            <span className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{choice.description}</span>
              <Price value={choice.value} className="font-semibold" />
            </span>
            <span className="block text-sm text-abu">
              {getCarrier(choice.carrier).name} {choice.service} · {arrival(choice.etd)}
            </span>
          </RadioCard>
        ))}
        <p className="text-sm text-abu">
          The days are {CARRIER_NAMES.en}'s estimate for a payment that we can confirm today: we
          hand parcels over within {DISPATCH_HOURS} hours on business days.
        </p>
      </fieldset>
      {chosen?.unique_amount ? <UniqueAmount rupiah={chosen.unique_amount} /> : null}
      <Button type="submit" size="large" className="self-start" busy={isPending}>
        Continue to Payment
      </Button>
    </ScriptForm>
  );
}

/** Explains it where it first changes the total. */
function UniqueAmount({ rupiah }: { rupiah: number }) {
  return (
    <p className="border-l-4 border-kunyit pl-4 text-sm">
      <strong>
        Unique amount (<span lang="id">kode unik</span>), <Price value={rupiah} />:
      </strong>{" "}
      no other order has the same total, so we find your payment by it.
    </p>
  );
}

/** "1-2 days · Fri 27 – Sat 28 Nov" */
function arrival(etd: string): string {
  const days = arrivalDays(etd, new Date());
  return [daysLabel(etd), ...(days ? [arrivalText(days)] : [])].join(" · ");
}

function toChoice(choice: PricedOption & { value: number; etd: string }): ShippingChoice {
  const { carrier, service, value, etd, unique_amount } = choice;
  return { carrier, service, ongkir: value, etd, unique_amount };
}

type Service = Pick<ShippingChoice, "carrier" | "service">;

function isSame(one: Service, other: Service | null | undefined): boolean {
  return one.carrier === other?.carrier && one.service === other.service;
}
