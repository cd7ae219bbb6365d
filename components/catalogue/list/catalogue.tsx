import { type ProductTally, packTally } from "#lib/catalogue/product-tally.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { readSearchWords } from "#lib/catalogue/search-words.ts";
import type { Understood } from "#lib/catalogue/understand-search.ts";
import type { Page } from "#lib/paging.ts";
import { toCardProduct } from "../card-product.ts";
import type { CatalogueChoice } from "../catalogue-choice.ts";
import { offeredValues } from "../offered-values.ts";
import { CatalogueHeading } from "./catalogue-heading.tsx";
import type { SearchFailure } from "./failed-search.tsx";
import { LiveCatalogue } from "./live-catalogue.tsx";

type CatalogueProps = {
  choice: CatalogueChoice;
  /** Null where the search failed. */
  found: Page<ProductView> | null;
  tally: ProductTally | null;
  failure?: SearchFailure | undefined;
  /** True when no product has all words and similar ones are shown. */
  similar?: boolean | undefined;
  /** What of the search was read as a filter. */
  understood?: readonly Understood[] | undefined;
  /** Search words with results, offered when nothing was found. */
  suggestions?: readonly string[] | undefined;
  demo?: boolean | undefined;
};

/** Heading, filters and results, for the cached page and the filtered one. */
export function Catalogue({
  choice,
  found,
  tally,
  failure,
  similar,
  understood = [],
  suggestions = [],
  demo,
}: CatalogueProps) {
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <CatalogueHeading choice={choice} similar={similar} />
      <LiveCatalogue
        choice={choice}
        found={found && { data: found.data.map(toCardProduct), meta: found.meta }}
        tally={tally && packTally(tally)}
        offered={tally && offeredValues(tally)}
        failure={failure}
        understood={understood}
        hasWords={understood.length > 0 || readSearchWords(choice.q).length > 0}
        suggestions={suggestions}
        demo={demo}
      />
    </div>
  );
}
