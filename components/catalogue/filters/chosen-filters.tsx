import { X } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage, useWords } from "#language";
import { FACET_NAMES } from "#lib/catalogue/search/product-tally.ts";
import type { Understood } from "#lib/catalogue/search/understand-search.ts";
import type { Language } from "#lib/language/languages.ts";
import { type CatalogueChoice, catalogueChoice, hasFilters, toggled } from "../catalogue-choice.ts";
import { LIST_WORDS } from "../catalogue-words.ts";
import type { LiveChoice } from "../use-catalogue.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { ClearFilters } from "./clear-filters.tsx";
import { facetLabel } from "./facet-labels.ts";

type Chip = { label: string; next: CatalogueChoice };

function chipsOf(choice: CatalogueChoice, language: Language): Chip[] {
  return FACET_NAMES.flatMap((name) =>
    choice[name].map((value) => ({
      label: facetLabel(name, value, language),
      next: toggled(choice, name, value),
    })),
  );
}

const CHIP =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm border border-abu bg-putih px-3 text-sm font-medium hover:border-soga-700 hover:text-soga-700";

type ChosenFiltersProps = LiveChoice & { understood: readonly Understood[] };

/**
 * The search, what of it was read as a filter, and the active filters, each with a link to drop it; and one
 * link to drop all filters.
 */
export function ChosenFilters({ choice, choose, understood }: ChosenFiltersProps) {
  const language = useLanguage();
  const words = useWords(LIST_WORDS);
  if (choice.q === "" && !hasFilters(choice)) return null;
  return (
    <ul
      aria-label={words.chosenFilters}
      className="chosen-filters -mx-4 flex *:shrink-0 hiding-scroll-bar scroll-pr-28 items-center gap-2 overflow-x-auto pl-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {choice.q === "" ? null : (
        <li className="max-w-full">
          {/* Another search is another page: heading, counts and suggestions differ. */}
          <PageLink
            reload
            href={catalogueChoice.href({ ...choice, q: "", page: 1 })}
            className={CHIP}
          >
            <ChipWords label={`“${choice.q}”`} />
          </PageLink>
        </li>
      )}
      {understood.map(({ label, rest }) => (
        <li key={label}>
          <PageLink
            reload
            href={catalogueChoice.href({ ...choice, q: rest, page: 1 })}
            className={CHIP}
          >
            <ChipWords label={label} />
          </PageLink>
        </li>
      ))}
      {chipsOf(choice, language).map(({ label, next }) => (
        <li key={label}>
          <ChoiceLink next={next} choose={choose} className={CHIP}>
            <ChipWords label={label} />
          </ChoiceLink>
        </li>
      ))}
      {hasFilters(choice) ? (
        <li className="sticky right-0 bg-mori sm:static">
          <ClearFilters
            choice={choice}
            choose={choose}
            className="tap-link px-2 text-sm font-semibold"
          />
        </li>
      ) : null}
    </ul>
  );
}

function ChipWords({ label }: Pick<Chip, "label">) {
  const { remove } = useWords(LIST_WORDS);
  return (
    <>
      <span className="sr-only">{remove} </span>
      <span className="min-w-0 truncate">{label}</span>
      <X size={16} aria-hidden className="shrink-0" />
    </>
  );
}
