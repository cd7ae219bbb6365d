"use client";

import type { FiltersOf } from "#components/list/filter-fields.tsx";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { customerChoice } from "./customer-choice.ts";

const FILTERS: FiltersOf<typeof customerChoice> = [
  { name: "search", label: "Cari pelanggan", placeholder: "Nama, e-mail, atau nomor telepon" },
];

/** Searches customers while the admin types. */
export function CustomerSearch() {
  return <FilterForm list={customerChoice} filters={FILTERS} />;
}
