"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useLayoutEffect, useMemo, useRef } from "react";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { useWords } from "#language";
import { type PackedTally, unpackTally } from "#lib/catalogue/search/product-tally.ts";
import type { Understood } from "#lib/catalogue/search/understand-search.ts";
import type { Page } from "#lib/paging.ts";
import type { CardProduct } from "../card-product.ts";
import type { CatalogueChoice } from "../catalogue-choice.ts";
import { LIST_WORDS } from "../catalogue-words.ts";
import { ChosenFilters } from "../filters/chosen-filters.tsx";
import { FilterPanel } from "../filters/filter-panel.tsx";
import { QuickChoices } from "../filters/quick-choices.tsx";
import type { OfferedValues } from "../offered-values.ts";
import { useCatalogue } from "../use-catalogue.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import type { SearchError } from "./failed-search.tsx";
import { FoundCount, Updating } from "./found-count.tsx";
import { FoundProducts } from "./found-products.tsx";

type LiveCatalogueProps = {
  /** The choice that the server has rendered. */
  choice: CatalogueChoice;
  /** Null where the search failed. */
  found: Page<CardProduct> | null;
  searchError?: SearchError | undefined;
  /** Null where the search failed. */
  tally: PackedTally | null;
  offered: OfferedValues | null;
  understood: readonly Understood[];
  /** True where `q` has words to search for. */
  hasTerms: boolean;
  /** Search words with results, offered when nothing was found. */
  suggestions: readonly string[];
  demo?: boolean | undefined;
};

/** Filters and results. Complete without scripts; with them each choice acts at once. */
export function LiveCatalogue({
  choice: loaded,
  found: first,
  tally: packed,
  offered,
  understood,
  ...words
}: LiveCatalogueProps) {
  const tally = useMemo(() => packed && unpackTally(packed), [packed]);
  const said = useWords(LIST_WORDS);
  const results = useRef<HTMLElement>(null);
  const { choice, choose, follow, found, busy, error, retry } = useCatalogue(loaded, first);
  const filters = { choice, choose, tally, offered };

  /** A chip that was pressed is gone afterwards, and the focus with it. */
  function chooseByLink(next: CatalogueChoice) {
    choose(next);
    results.current?.focus({ preventScroll: true });
  }

  function seeResults() {
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mt-8 lg:mt-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8">
      <AddressWatcher onChange={follow} />
      <SkipLink href="#pieces">{said.skip}</SkipLink>
      <CardSkeletons />
      <FilterPanel
        {...filters}
        outcome={
          busy ? <Updating /> : said.see(found ? said.pieces(found.meta.total) : said.theResults)
        }
        onSee={seeResults}
      />
      <section
        ref={results}
        id="products"
        tabIndex={-1}
        aria-label={said.products}
        className="flex scroll-mt-20 flex-col gap-4 outline-none lg:gap-6"
      >
        <QuickChoices {...filters} />
        <ChosenFilters choice={choice} choose={chooseByLink} understood={understood} />
        {found || busy ? <FoundCount found={found} busy={busy} /> : null}
        <div className="outcome empty:hidden">
          <FoundProducts
            {...words}
            choice={choice}
            choose={chooseByLink}
            found={found}
            busy={busy}
            error={error}
            retry={retry}
          />
        </div>
      </section>
    </div>
  );
}

type AddressWatcherProps = { onChange: () => void };

/**
 * Reports every change of the query: by the browser's history, a link, or a choice. In a boundary of its own,
 * because a cached page is rendered without a query.
 */
function AddressWatcher(props: AddressWatcherProps) {
  return (
    <Suspense>
      <Watcher {...props} />
    </Suspense>
  );
}

function Watcher({ onChange }: AddressWatcherProps) {
  const query = useSearchParams();
  // Before paint, so that a page which the router restores doesn't show another choice first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query, another report
  useLayoutEffect(onChange, [query, onChange]);
  return null;
}
