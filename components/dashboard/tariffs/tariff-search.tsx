"use client";

import type { FiltersOf } from "#components/list/filter-fields.tsx";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { tariffChoice } from "./tariff-choice.ts";

const FILTERS: FiltersOf<typeof tariffChoice> = [
  { name: "q", label: "Kota atau provinsi", placeholder: "Kota atau provinsi" },
];

/** Searches cities while the admin types. */
export function TariffSearch({ canClear }: { canClear: boolean }) {
  return <FilterForm list={tariffChoice} filters={FILTERS} canClear={canClear} />;
}
