import { Search } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { readForm } from "#components/list/read-form.ts";
import { useEarlyChoice } from "#components/list/use-early-choice.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import type { FacetCounts } from "#lib/catalogue/product-tally.ts";
import { SIZE_LABELS } from "#lib/catalogue/size-words.ts";
import { type CatalogueChoice, catalogueChoice, FILTER_SIZES } from "../catalogue-choice.ts";
import type { LiveChoice } from "../use-catalogue.ts";
import { FacetBox } from "./facet-box.tsx";

const SORTS = [
  { value: "price-asc", label: "Price, low to high" },
  { value: "price-desc", label: "Price, high to low" },
];

/** Without a choice: best match for a search, else newest. */
function sortsFor({ q }: CatalogueChoice) {
  if (q === "") return [{ value: "", label: "Newest" }, ...SORTS];
  return [{ value: "", label: "Best match" }, { value: "newest", label: "Newest" }, ...SORTS];
}

/** An unknown sort shows as the default one. */
function chosenSort({ q, sort }: CatalogueChoice): string {
  return q === "" && sort === "newest" ? "" : (sort ?? "");
}

type FilterFormProps = LiveChoice & {
  /** Null where they aren't known. */
  counts: FacetCounts | null;
  /** What the panel's end shows with scripts. */
  children: ReactNode;
};

/** Acts as it is changed. Without scripts it is a GET form with a button. */
export function FilterForm({ choice, choose, counts, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => choose(readForm(catalogueChoice, changed));
  useEarlyChoice(form, apply);

  function onChange({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) {
    if (currentTarget.form) apply(currentTarget.form);
  }

  return (
    <form
      ref={form}
      action={catalogueChoice.path}
      method="get"
      // Browsers would restore boxes that don't agree with the address.
      autoComplete="off"
      className="flex flex-col gap-6 pb-6"
    >
      {choice.q === "" ? null : <input type="hidden" name="q" value={choice.q} />}
      <SelectField
        label="Sort by"
        name="sort"
        options={sortsFor(choice)}
        value={chosenSort(choice)}
        onChange={onChange}
      />
      <fieldset>
        <legend className="text-sm font-semibold text-soga-900">Categories</legend>
        <div className="mt-1">
          {CATEGORIES.map((category) => (
            <FacetBox
              key={category}
              name="categories[]"
              value={category}
              count={counts?.categories[category]}
              checked={choice["categories[]"].includes(category)}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold text-soga-900">Sizes</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 lg:grid-cols-[auto_1fr]">
          {FILTER_SIZES.map((size) => (
            <FacetBox
              key={size}
              name="sizes[]"
              value={size}
              title={SIZE_LABELS[size]}
              count={counts?.sizes[size]}
              checked={choice["sizes[]"].includes(size)}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" full>
          <Search size={18} aria-hidden />
          Show results
        </Button>
      </noscript>
      {children}
    </form>
  );
}
