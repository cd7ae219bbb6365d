"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useRef } from "react";
import { FilterFields, type FiltersOf } from "#components/list/filter-fields.tsx";
import { readForm } from "#components/list/read-form.ts";
import { useEarlyChoice } from "#components/list/use-early-choice.ts";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { useLanguage, useWords } from "#language";
import type { Language } from "#lib/language/languages.ts";
import { HISTORY_WORDS } from "./history-words.ts";
import { dayOptions, orderHistoryChoice } from "./order-history-choice.ts";

const WIDTH = "min-w-0 grow sm:w-52";

function filtersIn(language: Language): FiltersOf<typeof orderHistoryChoice> {
  const { orderDate: label, allOrders: placeholder } = HISTORY_WORDS[language];
  return [{ name: "days", label, placeholder, options: dayOptions(language), width: WIDTH }];
}

type OrderHistoryFilterProps = { total: number };

/** Acts as it is changed. Works without scripts as well. */
export function OrderHistoryFilter(props: OrderHistoryFilterProps) {
  return (
    <NuqsAdapter>
      <DaysFilter {...props} />
    </NuqsAdapter>
  );
}

function DaysFilter({ total }: OrderHistoryFilterProps) {
  const filters = filtersIn(useLanguage());
  const words = useWords(HISTORY_WORDS);
  const ref = useRef<HTMLFormElement>(null);
  const { choice, choose, busy, form } = useListFilter(orderHistoryChoice);
  useEarlyChoice(ref, (changed) => choose(readForm(orderHistoryChoice, changed), "push"));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-5 pb-5">
      <form ref={ref} {...form} autoComplete="off" className="flex grow items-end gap-3 sm:grow-0">
        {choice.status ? <input type="hidden" name="status" value={choice.status} /> : null}
        <FilterFields
          {...{ list: orderHistoryChoice, filters, choice, busy }}
          choose={(change) => choose(change, "push")}
        />
        <noscript>
          <Button type="submit" variant="secondary" className="min-h-12">
            {words.show}
          </Button>
        </noscript>
      </form>
      <p
        className="flex min-w-24 items-center justify-end gap-2 text-sm text-abu"
        aria-live="polite"
      >
        {busy ? (
          <>
            <Spinner size={16} />
            <span>{words.updating}</span>
          </>
        ) : (
          words.count(total)
        )}
      </p>
    </div>
  );
}
