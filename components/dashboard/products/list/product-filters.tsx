"use client";

import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { FILTER_SIZES } from "#components/catalogue/catalogue-choice.ts";
import { Menu } from "#components/dashboard/parts/menu.tsx";
import { Button } from "#components/ui/button/button.tsx";
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

/** Three groups of checkboxes, each in a menu; each change is written to the address. */
export function ProductFilters({ choice, onChoose }: ProductFiltersProps) {
  const count = countFilters(choice);
  return (
    <section aria-labelledby="filters" className="flex flex-wrap items-center gap-2">
      <h2
        id="filters"
        lang="en"
        className="flex items-center gap-2 pr-1 font-sans text-sm font-bold tracking-normal"
      >
        <SlidersHorizontal size={18} aria-hidden />
        Filters
      </h2>
      {GROUPS.map((group) => (
        <FilterMenu key={group.name} {...group} chosen={choice[group.name]} onChoose={onChoose} />
      ))}
      <Button
        variant="quiet"
        size="small"
        disabled={count === 0}
        className="disabled:border-transparent disabled:bg-transparent"
        onClick={() => onChoose(NO_FILTERS)}
      >
        Hapus Filter
      </Button>
    </section>
  );
}

type FilterMenuProps = FilterGroup & {
  chosen: readonly string[];
  onChoose: (change: Partial<ProductChoice>) => void;
};

/** The button names what is chosen, so that a closed menu hides nothing. */
function FilterMenu({ legend, name, values, chosen, onChoose }: FilterMenuProps) {
  return (
    <Menu
      className="flex min-h-11 max-w-64 items-center gap-1.5 rounded-sm border border-abu bg-putih px-3 text-sm hover:bg-mori"
      label={
        <>
          <span lang="en" className="truncate">
            <span>{legend}</span>
            {chosen.length > 0 ? <b className="font-semibold">: {chosen.join(", ")}</b> : null}
          </span>
          <ChevronDown size={16} aria-hidden className="shrink-0" />
        </>
      }
    >
      {() => (
        <fieldset lang="en">
          <legend className="sr-only">{legend}</legend>
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
      )}
    </Menu>
  );
}
