import { Search, SlidersHorizontal } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { SIZE_LABELS } from "#lib/catalogue/size-words.ts";
import { type CatalogueChoice, catalogueChoice, FILTER_SIZES } from "./catalogue-choice.ts";

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

/** A plain GET form, so it works without scripts. */
export function FilterForm({ choice }: { choice: CatalogueChoice }) {
  return (
    <details className="open-on-desktop group border-y border-garis lg:border-0">
      <summary className="flex min-h-13 list-none items-center gap-2 font-semibold text-soga-900">
        <SlidersHorizontal size={18} aria-hidden />
        Filter and sort
      </summary>
      <form action={catalogueChoice.path} method="get" className="flex flex-col gap-6 pb-6">
        <TextField
          label="Search"
          name="q"
          type="search"
          defaultValue={choice.q}
          placeholder="Parang, truntum, kain …"
          maxLength={100}
        />
        <SelectField
          label="Sort by"
          name="sort"
          options={sortsFor(choice)}
          defaultValue={chosenSort(choice)}
        />
        <fieldset>
          <legend className="text-sm font-semibold text-soga-900">Categories</legend>
          <div className="mt-1">
            {CATEGORIES.map((category) => (
              <Checkbox
                key={category}
                name="categories[]"
                value={category}
                label={category}
                defaultChecked={choice["categories[]"].includes(category)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-semibold text-soga-900">Sizes</legend>
          <div className="mt-1 grid grid-cols-2">
            {FILTER_SIZES.map((size) => (
              <Checkbox
                key={size}
                name="sizes[]"
                value={size}
                label={
                  <abbr title={SIZE_LABELS[size]} className="no-underline">
                    {size}
                  </abbr>
                }
                defaultChecked={choice["sizes[]"].includes(size)}
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" full>
          <Search size={18} aria-hidden />
          Show results
        </Button>
      </form>
    </details>
  );
}
