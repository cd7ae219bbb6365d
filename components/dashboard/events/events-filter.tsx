"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button/button.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { eventChoice, parseAsEventStatus } from "./event-choice.ts";

/** Filters by an event's start (docs/pages.md#events), and says so. */
const OPTIONS = [
  { value: "ongoing", label: "Ongoing (belum dimulai)" },
  { value: "finished", label: "Finished (sudah dimulai)" },
];

/** Each change loads the list. */
export function EventsFilter() {
  const { choice, choose, busy, form } = useListFilter(eventChoice);
  return (
    <form {...form} className="flex grow items-end gap-3 sm:grow-0">
      <div className="min-w-0 grow sm:w-64 sm:grow-0">
        <SelectField
          label="Status"
          name="status"
          placeholder="Semua status"
          options={OPTIONS}
          value={choice.status ?? ""}
          onChange={({ target }) => choose({ status: parseAsEventStatus.parse(target.value) })}
        />
      </div>
      <noscript>
        <Button type="submit" variant="secondary" className="min-h-12">
          Terapkan
        </Button>
      </noscript>
      {busy ? (
        <span className="flex min-h-12 items-center">
          <Spinner />
        </span>
      ) : null}
    </form>
  );
}
