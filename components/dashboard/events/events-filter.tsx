"use client";

import type { FiltersOf } from "#components/list/filter-fields.tsx";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { eventChoice } from "./event-choice.ts";

/** Filters by an event's start (docs/pages.md#events), and says so. */
const OPTIONS = [
  { value: "ongoing", label: "Ongoing (belum dimulai)" },
  { value: "finished", label: "Finished (sudah dimulai)" },
];

const WIDTH = "min-w-0 grow sm:w-64 sm:grow-0";

const FILTERS: FiltersOf<typeof eventChoice> = [
  { name: "status", label: "Status", placeholder: "Semua status", options: OPTIONS, width: WIDTH },
];

export function EventsFilter() {
  return <FilterForm list={eventChoice} filters={FILTERS} />;
}
