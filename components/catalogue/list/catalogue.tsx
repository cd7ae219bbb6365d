import { useLanguage, useWords } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { type ProductTally, packTally } from "#lib/catalogue/search/product-tally.ts";
import { readSearchTerms } from "#lib/catalogue/search/search-terms.ts";
import type { Understood } from "#lib/catalogue/search/understand-search.ts";
import type { Page } from "#lib/paging.ts";
import { toCardProduct } from "../card-product.ts";
import type { CatalogueChoice } from "../catalogue-choice.ts";
import { FOUND_WORDS } from "../catalogue-words.ts";
import { offeredValues } from "../offered-values.ts";
import type { SearchError } from "./failed-search.tsx";
import { LiveCatalogue } from "./live-catalogue.tsx";

type CatalogueProps = {
  choice: CatalogueChoice;
  /** Null where the search failed. */
  found: Page<ProductView> | null;
  tally: ProductTally | null;
  searchError?: SearchError | undefined;
  /** True when no product has all words and similar ones are shown. */
  similar?: boolean | undefined;
  /** Parts of the search that were read as filters. */
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
  searchError,
  similar,
  understood = [],
  suggestions = [],
  demo,
}: CatalogueProps) {
  const language = useLanguage();
  return (
    <div className="catalogue page-width pt-5 pb-20 sm:pt-12">
      <Heading choice={choice} similar={similar} />
      <LiveCatalogue
        choice={choice}
        found={
          found && {
            data: found.data.map((product) => toCardProduct(product, language)),
            meta: found.meta,
          }
        }
        tally={tally && packTally(tally)}
        offered={tally && offeredValues(tally)}
        searchError={searchError}
        understood={understood}
        hasTerms={understood.length > 0 || readSearchTerms(choice.q).length > 0}
        suggestions={suggestions}
        demo={demo}
      />
    </div>
  );
}

/** Heading of the whole catalogue or of a search. */
function Heading({ choice, similar }: Pick<CatalogueProps, "choice" | "similar">) {
  const words = useWords(FOUND_WORDS);
  return (
    <div className="max-w-prose">
      {choice.q === "" ? (
        <>
          <h1 className="text-4xl sm:text-5xl">Batik</h1>
          <p className="catalogue-intro mt-2 text-abu sm:mt-3">{words.intro}</p>
        </>
      ) : (
        <>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{words.results(choice.q)}</h1>
          {similar ? <p className="mt-3 text-abu">{words.similar}</p> : null}
        </>
      )}
    </div>
  );
}
