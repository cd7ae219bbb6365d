"use client";

import { SlidersHorizontal } from "lucide-react";
import { FILTER_SIZES } from "#components/catalogue/catalogue-choice.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { SOLD_STATUSES } from "#lib/catalogue/schema.ts";
import { countFilters, NO_FILTERS, type ProductChoice } from "./product-choice.ts";

type ProductFiltersProps = {
  choice: ProductChoice;
  onChoose: (change: Partial<ProductChoice>) => void;
};

/** Three groups of checkboxes; each change is written to the address. */
export function ProductFilters({ choice, onChoose }: ProductFiltersProps) {
  const count = countFilters(choice);
  return (
    <section aria-labelledby="filters" className="mb-6 border-y border-garis py-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="filters" lang="en" className="flex items-center gap-2 text-base font-bold">
          <SlidersHorizontal size={18} aria-hidden />
          Filters
          {count > 0 ? <span className="font-normal text-abu tabular-nums">({count})</span> : null}
        </h2>
        <Button
          variant="quiet"
          size="small"
          disabled={count === 0}
          className="disabled:border-transparent disabled:bg-transparent"
          onClick={() => onChoose(NO_FILTERS)}
        >
          Hapus Filter
        </Button>
      </div>
      <details className="open-on-desktop">
        <summary className="link flex min-h-11 list-none items-center text-sm">
          Tampilkan pilihan
        </summary>
        <div lang="en">
          <FilterGroup
            legend="Categories"
            name="categories[]"
            values={CATEGORIES}
            chosen={choice["categories[]"]}
            onChoose={onChoose}
          />
          <FilterGroup
            legend="Sizes"
            name="sizes[]"
            values={FILTER_SIZES}
            chosen={choice["sizes[]"]}
            onChoose={onChoose}
          />
          <FilterGroup
            legend="Status"
            name="status[]"
            values={SOLD_STATUSES}
            chosen={choice["status[]"]}
            onChoose={onChoose}
          />
        </div>
      </details>
    </section>
  );
}

type FilterGroupProps = {
  legend: string;
  name: "categories[]" | "sizes[]" | "status[]";
  values: readonly string[];
  chosen: readonly string[];
  onChoose: (change: Partial<ProductChoice>) => void;
};

function FilterGroup({ legend, name, values, chosen, onChoose }: FilterGroupProps) {
  return (
    <fieldset className="py-1">
      <legend className="pt-2 text-sm font-semibold text-soga-900 sm:float-left sm:w-28 sm:py-3">
        {legend}
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {values.map((value) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={value}
            checked={chosen.includes(value)}
            onChange={(event) => {
              const { checked } = event.target;
              const next = values.filter((v) => (v === value ? checked : chosen.includes(v)));
              onChoose({ [name]: next } as Partial<ProductChoice>);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
