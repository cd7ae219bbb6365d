"use client";

import { useId, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useDebounced } from "#components/ui/use-debounced.ts";
import type { Category } from "#lib/catalogue/categories.ts";
import { parseMeasurements } from "#lib/catalogue/sizes/measurements.ts";
import { measuredFields } from "#lib/catalogue/sizes/size-charts.ts";
import { formatMeasurements } from "#lib/catalogue/sizes/size-details.ts";

/** docs/catalogue.md#size-charts. */
const DEBOUNCE_MS = 150;

const ERROR_CLASS = "font-medium text-mengkudu-600";

export type SizeFieldProps = {
  category: Category;
  /** size_details as stored. */
  value: string;
  onChange: (sizeDetails: string) => void;
  error: string | undefined;
};

/** One field for each measurement, read once from `value`. Its key has to change with category and size. */
export function SizeChartEditor({ category, value, onChange, error }: SizeFieldProps) {
  const [typed, setTyped] = useState(() => {
    const measurements = parseMeasurements(value) ?? [];
    return Object.fromEntries(measurements.map((measured) => [measured.name, measured.value]));
  });
  const hintId = useId();
  const pass = useDebounced((values: Record<string, string>) => {
    onChange(formatMeasurements(category, values));
  }, DEBOUNCE_MS);

  function type(name: string, text: string) {
    // The stored text separates measurements by commas, so a typed comma is a decimal point.
    const values = { ...typed, [name]: text.replace(",", ".") };
    setTyped(values);
    pass.call(values);
  }

  return (
    <fieldset
      aria-describedby={hintId}
      onBlur={pass.flush}
      onKeyDown={(event) => {
        // Enter submits the form, so a debounced change has to be passed first.
        if (event.key === "Enter") pass.flush();
      }}
    >
      <legend className="pb-2 text-sm font-semibold text-soga-900">
        Rincian ukuran <span className="font-normal text-abu">(cm)</span>
      </legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4" lang="en">
        {measuredFields(category).map((name) => (
          <TextField
            key={name}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={typed[name] ?? ""}
            onChange={(event) => type(name, event.target.value)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <p id={hintId} className={classNames("pt-2 text-sm", error ? ERROR_CLASS : "text-abu")}>
        {error ?? "Yang dikosongkan disimpan sebagai 0."}
      </p>
    </fieldset>
  );
}
