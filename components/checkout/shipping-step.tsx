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
import { useLanguage, useWords } from "#language";
import type { PricedOption, ShippingChoice } from "#lib/checkout/schema.ts";
import type { Language } from "#lib/language/languages.ts";
import { arrivalDays, arrivalText } from "#lib/shipping/arrival.ts";
import { CARRIER_NAMES, getCarrier, serviceWords } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import {
  keepShipping,
  useCheckoutAddress,
  useShippingChoice,
} from "../fetching/checkout-storage.ts";
import { AddressSummary } from "./address-summary.tsx";
import { CHECKOUT_WORDS } from "./checkout-words.ts";
import { useMissingStep, useShippingOptions } from "./use-checkout.ts";

type Sending = Pick<ShopFacts, "closed" | "dispatchHours">;

/** The carriers' options for the chosen address, with price and days. */
export function ShippingStep(sending: Sending) {
  const address = useCheckoutAddress();
  const words = useWords(CHECKOUT_WORDS);
  const options = useShippingOptions(address);
  useMissingStep(address === null, "/checkout/address");

  if (!address) return <Skeleton className="h-80" />;
  return (
    <div className="flex flex-col gap-8">
      <AddressSummary address={address} />
      {options.error ? (
        <ErrorState
          title={words.optionsNotLoaded}
          onRetry={() => void options.refetch()}
          busy={options.isFetching}
        />
      ) : options.data ? (
        <Options options={options.data.data} {...sending} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </div>
  );
}

type OptionsProps = Sending & { options: PricedOption[] };

function Options({ options, ...sending }: OptionsProps) {
  const { dispatchHours } = sending;
  const language = useLanguage();
  const words = useWords(CHECKOUT_WORDS);
  const carriers = CARRIER_NAMES[language];
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
        title={words.noDelivery(carriers)}
        action={<LinkButton href="/checkout/address">{words.chooseOtherAddress}</LinkButton>}
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
        <legend className="mb-3 font-semibold text-soga-900">{words.shippingBy(carriers)}</legend>
        {choices.map((choice) => (
          <RadioCard
            key={`${choice.carrier} ${choice.service}`}
            name="service"
            value={choice.service}
            checked={choice === chosen}
            onChange={() => keepShipping(toChoice(choice))}
          >
            <span className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{serviceWords(choice, language)}</span>
              <Price value={choice.value} className="font-semibold" />
            </span>
            <span className="block text-sm text-abu">
              {getCarrier(choice.carrier).name} {choice.service} ·{" "}
              {arrival(choice.etd, sending, language)}
            </span>
          </RadioCard>
        ))}
        <p className="text-sm text-abu">{words.estimate(carriers, dispatchHours)}</p>
      </fieldset>
      {chosen?.unique_amount ? <UniqueAmount rupiah={chosen.unique_amount} /> : null}
      <Button type="submit" size="large" className="self-start" busy={isPending}>
        {words.toPayment}
      </Button>
    </ScriptForm>
  );
}

/** Explains it where it first changes the total. */
function UniqueAmount({ rupiah }: { rupiah: number }) {
  const language = useLanguage();
  const words = useWords(CHECKOUT_WORDS);
  return (
    <p className="border-l-4 border-kunyit pl-4 text-sm">
      <strong>
        <span>{words.unique}</span>
        {language === "en" ? (
          <span>
            {" "}
            (<span lang="id">kode unik</span>)
          </span>
        ) : null}
        <span>
          , <Price value={rupiah} />:
        </span>
      </strong>{" "}
      {words.uniqueReason}
    </p>
  );
}

/** "1-2 days · Fri 27 – Sat 28 Nov" */
function arrival(etd: string, sending: Sending, language: Language): string {
  const days = arrivalDays(etd, new Date(), sending);
  return [daysLabel(etd, language), ...(days ? [arrivalText(days, language)] : [])].join(" · ");
}

function toChoice(choice: PricedOption & { value: number; etd: string }): ShippingChoice {
  const { carrier, service, value, etd, unique_amount } = choice;
  return { carrier, service, ongkir: value, etd, unique_amount };
}

type Service = Pick<ShippingChoice, "carrier" | "service">;

function isSame(one: Service, other: Service | null | undefined): boolean {
  return one.carrier === other?.carrier && one.service === other.service;
}
