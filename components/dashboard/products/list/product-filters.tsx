"use client";

import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { FILTER_SIZES } from "#components/catalogue/catalogue-choice.ts";
import { Button } from "#components/ui/button/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { SOLD_STATUSES } from "#lib/catalogue/schema.ts";
import { countFilters, NO_FILTERS, type ProductChoice } from "./product-choice.ts";

type FilterGroup = {
  legend: string;
  name: "categories[]" | "sizes[]" | "status[]";
  values: readonly string[];
};

const GROUPS: readonly FilterGroup[] = [
  { legend: "Categories", name: "categories[]", values: CATEGORIES },
  { legend: "Sizes", name: "sizes[]", values: FILTER_SIZES },
  { legend: "Status", name: "status[]", values: SOLD_STATUSES },
];

type ProductFiltersProps = {
  choice: ProductChoice;
  onChoose: (change: Partial<ProductChoice>) => void;
};

/** Three groups of checkboxes; each change is written to the address. Where room is short they fold. */
export function ProductFilters({ choice, onChoose }: ProductFiltersProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = GROUPS.flatMap(({ name }) => choice[name]);
  return (
    <section
      aria-labelledby="filters"
      className="border-y border-garis max-sm:contents sm:mb-4 @min-[61rem]:flex @min-[61rem]:gap-x-5 @min-[61rem]:border-x @min-[61rem]:px-4 @min-[61rem]:py-1.5"
    >
      <div className="flex items-center justify-between gap-x-3 @min-[61rem]:shrink-0 @min-[61rem]:flex-col @min-[61rem]:items-start @min-[61rem]:justify-start">
        <h2 id="filters" lang="en" className="min-w-0 font-sans text-sm font-bold tracking-normal">
          <span className="hidden min-h-11 items-center gap-2 @min-[61rem]:flex">
            <SlidersHorizontal size={18} aria-hidden />
            Filters
          </span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-12 max-w-full items-center gap-2 py-2 text-left @min-[61rem]:hidden"
          >
            <SlidersHorizontal size={18} aria-hidden className="shrink-0" />
            {/* A folded panel hides nothing. */}
            <span>{chosen.length > 0 ? `Filters: ${chosen.join(", ")}` : "Filters"}</span>
            <ChevronDown
              size={18}
              aria-hidden
              className={classNames("shrink-0", isOpen && "rotate-180")}
            />
          </button>
        </h2>
        <Button
          variant="quiet"
          size="small"
          disabled={countFilters(choice) === 0}
          className="shrink-0 whitespace-nowrap disabled:border-transparent disabled:bg-transparent @max-[61rem]:disabled:hidden @min-[61rem]:-ml-3"
          onClick={() => onChoose(NO_FILTERS)}
        >
          Hapus Filter
        </Button>
      </div>
      <div
        id={panelId}
        className={classNames(
          "flex-wrap items-start gap-x-5 @min-[61rem]:flex",
          isOpen ? "flex w-full pb-2" : "hidden",
        )}
      >
        {GROUPS.map((group) => (
          <Group key={group.name} {...group} chosen={choice[group.name]} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

type GroupProps = FilterGroup & {
  chosen: readonly string[];
  onChoose: (change: Partial<ProductChoice>) => void;
};

function Group({ legend, name, values, chosen, onChoose }: GroupProps) {
  return (
    <fieldset
      lang="en"
      className="flex flex-wrap items-center gap-x-4 text-sm @max-[61rem]:w-full @min-[61rem]:gap-x-3 [&_.checkbox]:gap-1.5"
    >
      {/* A legend that floats is laid out like the boxes. */}
      <legend className="float-left flex items-center font-semibold text-abu @max-[61rem]:w-full @min-[61rem]:min-h-11">
        {legend}
      </legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={value}
          checked={chosen.includes(value)}
          onChange={({ target: { checked } }) => {
            const next = values.filter((v) => (v === value ? checked : chosen.includes(v)));
            onChoose({ [name]: next } as Partial<ProductChoice>);
          }}
        />
      ))}
    </fieldset>
  );
}
