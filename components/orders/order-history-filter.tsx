"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button.tsx";
import { DaysSelect } from "./days-select.tsx";
import { orderHistoryChoice } from "./order-history-choice.ts";

/** Works before scripts load as well. */
export function OrderHistoryFilter({ total }: { total: number }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5">
      <NuqsAdapter>
        <DaysForm />
      </NuqsAdapter>
      <p className="text-sm text-abu" aria-live="polite">
        {total} {total === 1 ? "order" : "orders"}
      </p>
    </div>
  );
}

function DaysForm() {
  const { choice, form } = useListFilter(orderHistoryChoice);
  return (
    <form {...form} className="flex grow items-end gap-3 sm:grow-0">
      <div className="min-w-0 grow sm:w-52">
        <DaysSelect
          key={choice.days}
          label="Order date"
          everything="All orders"
          chosen={choice.days}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        Show
      </Button>
    </form>
  );
}
