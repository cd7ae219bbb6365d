"use client";

import { formatMonth } from "#lib/dates.ts";
import type { MoneyReport } from "#lib/orders/books/schema.ts";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { reportChoice } from "./report-choice.ts";

const STEPS = [
  { value: "day", label: "Per hari" },
  { value: "month", label: "Per bulan" },
];

type ReportFilterProps = {
  range: Pick<MoneyReport, "from" | "to">;
  /** "2026-11", newest first. */
  months: readonly string[];
  /** True where days are chosen instead of a month. */
  hasDays: boolean;
};

/** A month at once, or two days with a button. */
export function ReportFilter({ range: { from, to }, months, hasDays }: ReportFilterProps) {
  return (
    <FilterForm
      list={reportChoice}
      canClear={hasDays}
      submit="Tampilkan"
      filters={[
        {
          name: "month",
          label: "Bulan",
          placeholder: hasDays ? "Menurut tanggal" : undefined,
          options: months.map((month) => ({ value: month, label: formatMonth(month) })),
          shown: hasDays ? "" : from.slice(0, 7),
          along: { from: null, to: null },
          width: "sm:w-48",
        },
        { name: "per", label: "Baris", options: STEPS, width: "sm:w-36" },
        { name: "from", label: "Dari", day: from, width: "min-w-0 sm:w-44" },
        { name: "to", label: "Sampai", day: to, width: "min-w-0 sm:w-44" },
      ]}
    />
  );
}
