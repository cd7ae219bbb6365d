"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button/button.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { formatMonth } from "#lib/dates.ts";
import type { MoneyReport } from "#lib/orders/books/schema.ts";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { parseAsReportStep, reportChoice } from "./report-choice.ts";

const STEPS = [
  { value: "day", label: "Per hari" },
  { value: "month", label: "Per bulan" },
];

type ReportFilterProps = {
  range: Pick<MoneyReport, "from" | "to">;
  /** "2026-11", newest first. */
  months: readonly string[];
};

/** A month at once, or two days with a button: a half-typed year is a day as well. */
export function ReportFilter({ range: { from, to }, months }: ReportFilterProps) {
  const { choice, choose, busy, form } = useListFilter(reportChoice);
  const hasDays = choice.from !== null || choice.to !== null;
  return (
    <FilterForm form={form} clearHref={hasDays ? reportChoice.path : null}>
      <div className="sm:w-48">
        <SelectField
          label="Bulan"
          name="month"
          {...(hasDays ? { placeholder: "Menurut tanggal" } : {})}
          options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
          value={hasDays ? "" : from.slice(0, 7)}
          onChange={({ target }) => choose({ month: target.value || null, from: null, to: null })}
        />
      </div>
      <div className="sm:w-36">
        <SelectField
          label="Baris"
          name="per"
          options={STEPS}
          value={choice.per}
          onChange={({ target }) => choose({ per: parseAsReportStep.parse(target.value) ?? "day" })}
        />
      </div>
      {/* Other days make other fields. */}
      <div className="min-w-0 sm:w-44">
        <TextField key={from} label="Dari" name="from" type="date" defaultValue={from} required />
      </div>
      <div className="min-w-0 sm:w-44">
        <TextField key={to} label="Sampai" name="to" type="date" defaultValue={to} required />
      </div>
      <Button type="submit" variant="secondary" busy={busy} className="col-span-2">
        Tampilkan
      </Button>
    </FilterForm>
  );
}
