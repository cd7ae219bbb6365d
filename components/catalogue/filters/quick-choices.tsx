import { Check } from "lucide-react";
import { useLanguage } from "#language";
import { countFacets, type FacetName } from "#lib/catalogue/search/product-tally.ts";
import { toggled } from "../catalogue-choice.ts";
import { FACET_LEGENDS } from "../catalogue-words.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { facetLabel } from "./facet-labels.ts";
import type { FilterProps } from "./filter-form.tsx";

/** Facets that most people choose by. */
const QUICK: readonly FacetName[] = ["sizes[]", "prices[]"];

/** Sizes and prices in reach of a thumb, while the panel with all filters is closed. */
export function QuickChoices({ choice, choose, tally, offered }: FilterProps) {
  const language = useLanguage();
  if (!tally || !offered) return null;
  const counts = countFacets(tally, choice);
  const rows = QUICK.map((name) => {
    const chosen: readonly string[] = choice[name];
    const values = offered[name].filter((value) => {
      return (counts[name][value] ?? 0) > 0 || chosen.includes(value);
    });
    return (
      <ul key={name} aria-label={FACET_LEGENDS[language][name]} className="flex gap-2">
        {values.map((value) => (
          <li key={value} className="shrink-0">
            <ChoiceLink
              next={toggled(choice, name, value)}
              choose={choose}
              aria-current={chosen.includes(value) ? "true" : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm border border-garis bg-putih px-3 text-sm aria-[current=true]:border-soga-700 aria-[current=true]:font-semibold aria-[current=true]:text-soga-700"
            >
              {chosen.includes(value) ? <Check size={16} aria-hidden /> : null}
              <span>{facetLabel(name, value, language)}</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    );
  });
  return (
    <div className="-mx-4 flex hiding-scroll-bar gap-5 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:hidden">
      {rows}
    </div>
  );
}
