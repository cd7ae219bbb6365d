import { Search } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { readForm } from "#components/list/read-form.ts";
import { useEarlyChoice } from "#components/list/use-early-choice.ts";
import { Button } from "#components/ui/button/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { useLanguage, usePathIn, useWords } from "#language";
import type { Size } from "#lib/catalogue/categories.ts";
import {
  countFacets,
  FACET_NAMES,
  type FacetCounts,
  type FacetName,
  type ProductTally,
} from "#lib/catalogue/search/product-tally.ts";
import { sizeName } from "#lib/catalogue/sizes/size-labels.ts";
import { type CatalogueChoice, catalogueChoice } from "../catalogue-choice.ts";
import { FACET_LEGENDS, LIST_WORDS } from "../catalogue-words.ts";
import type { OfferedValues } from "../offered-values.ts";
import type { LiveChoice } from "../use-catalogue.ts";
import { facetLabel } from "./facet-labels.ts";

/** Without a choice: best match for a search, else newest. */
function sortsFor({ q }: CatalogueChoice, words: (typeof LIST_WORDS)["en"]) {
  const byPrice = [
    { value: "price-asc", label: words.priceUp },
    { value: "price-desc", label: words.priceDown },
  ];
  if (q === "") return [{ value: "", label: words.newest }, ...byPrice];
  return [
    { value: "", label: words.matched },
    { value: "newest", label: words.newest },
    ...byPrice,
  ];
}

/** An unknown sort shows as the default one. */
function chosenSort({ q, sort }: CatalogueChoice): string {
  return q === "" && sort === "newest" ? "" : (sort ?? "");
}

/** Null where they aren't known. */
export type FilterProps = LiveChoice & {
  tally: ProductTally | null;
  offered: OfferedValues | null;
};

type FilterFormProps = FilterProps & {
  /** End of the panel with scripts. */
  children: ReactNode;
};

/** Acts as it is changed. Without scripts it is a GET form with a button. */
export function FilterForm({ choice, choose, tally, offered, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const toPath = usePathIn();
  const words = useWords(LIST_WORDS);
  const counts = tally && countFacets(tally, choice);
  const apply = (changed: HTMLFormElement) => choose(readForm(catalogueChoice, changed));
  useEarlyChoice(form, apply);

  function onChange({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) {
    if (currentTarget.form) apply(currentTarget.form);
  }

  return (
    <form
      ref={form}
      action={toPath(catalogueChoice.path)}
      method="get"
      // Browsers would restore boxes that don't agree with the address.
      autoComplete="off"
      className="flex flex-col gap-6 pb-6"
    >
      {choice.q === "" ? null : <input type="hidden" name="q" value={choice.q} />}
      <SelectField
        label={words.sort}
        name="sort"
        options={sortsFor(choice, words)}
        value={chosenSort(choice)}
        onChange={onChange}
      />
      {FACET_NAMES.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          choice={choice}
          offered={offered?.[name] ?? []}
          counts={counts?.[name]}
          onChange={onChange}
        />
      ))}
      <noscript>
        <Button type="submit" full>
          <Search size={18} aria-hidden />
          {words.show}
        </Button>
      </noscript>
      {children}
    </form>
  );
}

/** Names that the owner gave, in Indonesian. */
const isOwnersWord = (name: FacetName) => name === "motifs[]";

type FacetGroupProps = {
  name: FacetName;
  choice: CatalogueChoice;
  offered: readonly string[];
  counts: FacetCounts[FacetName] | undefined;
  onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
};

/** One group of boxes, each with the number of its products. What is chosen has a box, even if no product has it. */
function FacetGroup({ name, choice, offered, counts, onChange }: FacetGroupProps) {
  const language = useLanguage();
  const chosen: readonly string[] = choice[name];
  const values = [...new Set([...offered, ...chosen])];
  if (values.length === 0) return null;
  const isShort = name === "sizes[]";
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-soga-900">
        {FACET_LEGENDS[language][name]}
      </legend>
      <div
        className={classNames(
          "mt-1 gap-x-4 lg:text-sm",
          isShort ? "grid grid-cols-2 lg:grid-cols-[auto_1fr]" : "sm:grid sm:grid-cols-2 lg:block",
        )}
      >
        {values.map((value) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={onChange}
            label={
              <>
                {isShort ? (
                  <abbr title={sizeName(value as Size, language)} className="no-underline">
                    {value}
                  </abbr>
                ) : (
                  <span lang={isOwnersWord(name) ? "id" : undefined}>
                    {facetLabel(name, value, language)}
                  </span>
                )}
                {counts ? (
                  <span className="ml-0.5 text-sm text-abu tabular-nums">
                    {` (${counts[value] ?? 0})`}
                  </span>
                ) : null}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
