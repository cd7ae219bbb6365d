import Form from "next/form";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { EventQuery } from "#lib/content/schema.ts";

/** Filters by an event's start (docs/pages.md#events), and says so. */
const OPTIONS = [
  { value: "ongoing", label: "Ongoing (belum dimulai)" },
  { value: "finished", label: "Finished (sudah dimulai)" },
];

type EventsFilterProps = { path: string; status: EventQuery["status"] };

export function EventsFilter({ path, status }: EventsFilterProps) {
  return (
    <Form key={status} action={path} className="flex grow items-end gap-3 sm:grow-0">
      <div className="min-w-0 grow sm:w-64 sm:grow-0">
        <SelectField
          label="Status"
          name="status"
          placeholder="Semua status"
          options={OPTIONS}
          defaultValue={status ?? ""}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        Terapkan
      </Button>
    </Form>
  );
}
