"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { eventChoice } from "./event-choice.ts";

/** Filters by an event's start (docs/pages.md#events), and says so. */
const OPTIONS = [
  { value: "ongoing", label: "Ongoing (belum dimulai)" },
  { value: "finished", label: "Finished (sudah dimulai)" },
];

export function EventsFilter() {
  const { choice, form } = useListFilter(eventChoice);
  return (
    <form {...form} className="flex grow items-end gap-3 sm:grow-0">
      <div className="min-w-0 grow sm:w-64 sm:grow-0">
        <SelectField
          key={choice.status}
          label="Status"
          name="status"
          placeholder="Semua status"
          options={OPTIONS}
          defaultValue={choice.status ?? ""}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        Terapkan
      </Button>
    </form>
  );
}
