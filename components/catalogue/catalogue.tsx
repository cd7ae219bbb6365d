import { Pagination } from "#components/ui/pagination.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import type { Page } from "#lib/paging.ts";
import { type CatalogueChoice, catalogueChoice } from "./catalogue-choice.ts";
import { CatalogueHeading } from "./catalogue-heading.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FailedSearch, type SearchFailure } from "./failed-search.tsx";
import { FilterForm } from "./filter-form.tsx";
import { NoPieces } from "./no-pieces.tsx";
import { ProductGrid } from "./product-grid.tsx";

type CatalogueProps = {
  choice: CatalogueChoice;
  /** Null where the search failed. */
  found: Page<ProductView> | null;
  failure?: SearchFailure | undefined;
  /** True when no product has all words and similar ones are shown. */
  similar?: boolean | undefined;
  /** Search words with results, offered when nothing was found. */
  suggestions?: readonly string[] | undefined;
  demo?: boolean | undefined;
};

/** Heading, filters and results, for the cached page and the filtered one. */
export function Catalogue({
  choice,
  found,
  failure = "busy",
  similar,
  suggestions,
  demo,
}: CatalogueProps) {
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <CatalogueHeading choice={choice} similar={similar} />
      <div className="mt-8 grid gap-6 lg:mt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <FilterForm choice={choice} />
        <section aria-label="Products" className="flex flex-col gap-6">
          <ChosenFilters choice={choice} />
          {found ? (
            <Found choice={choice} found={found} suggestions={suggestions} demo={demo} />
          ) : (
            <FailedSearch choice={choice} failure={failure} />
          )}
        </section>
      </div>
    </div>
  );
}

type FoundProps = Pick<CatalogueProps, "choice" | "suggestions" | "demo"> & {
  found: Page<ProductView>;
};

function Found({ choice, found, suggestions, demo }: FoundProps) {
  return (
    <>
      <p role="status" className="text-sm text-abu lg:border-b lg:border-garis lg:pb-3">
        {countWords(found)}
      </p>
      {found.data.length === 0 ? (
        <NoPieces choice={choice} suggestions={suggestions} />
      ) : (
        <Results choice={choice} found={found} demo={demo} />
      )}
    </>
  );
}

function countWords({ data, meta }: Page<ProductView>): string {
  const pieces = meta.total === 1 ? "1 piece" : `${meta.total} pieces`;
  if (meta.last_page === 1 || data.length === 0) return pieces;
  const first = (meta.page - 1) * meta.per_page + 1;
  return `${first}–${first + data.length - 1} of ${pieces}`;
}

function Results({ choice, found, demo }: Omit<FoundProps, "suggestions">) {
  return (
    <>
      <ProductGrid products={found.data} demo={demo} narrow eager={4} />
      <div className="pt-8">
        <Pagination
          page={found.meta.page}
          lastPage={found.meta.last_page}
          hrefFor={(page) => catalogueChoice.href({ ...choice, page })}
          reload
        />
      </div>
    </>
  );
}
