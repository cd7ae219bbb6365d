import { buttonClass } from "#components/ui/button-style.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import type { Page } from "#lib/paging.ts";
import { type CatalogueChoice, catalogueHref } from "./catalogue-address.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ProductGrid } from "./product-grid.tsx";

type CatalogueProps = {
  choice: CatalogueChoice;
  found: Page<ProductView>;
  demo?: boolean | undefined;
};

/** Heading, filters, results. Both the cached page and the filtered one show it. */
export function Catalogue({ choice, found, demo }: CatalogueProps) {
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <div className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">Batik</h1>
        <p lang="id" className="mt-3 text-abu">
          Tulis, cap, dan kombinasi keduanya. Kebanyakan dibuat satu kali: begitu terjual, coraknya
          tinggal di sini sebagai cerita.
        </p>
      </div>
      <div className="mt-8 grid gap-6 lg:mt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <FilterForm choice={choice} />
        <section aria-label="Products" className="flex flex-col gap-6">
          <ChosenFilters choice={choice} />
          <p role="status" className="text-sm text-abu lg:border-b lg:border-garis lg:pb-3">
            {countWords(found)}
          </p>
          <Results choice={choice} found={found} demo={demo} />
        </section>
      </div>
    </div>
  );
}

function countWords({ data, meta }: Page<ProductView>): string {
  const pieces = meta.total === 1 ? "1 piece" : `${meta.total} pieces`;
  if (meta.last_page === 1 || data.length === 0) return pieces;
  const first = (meta.page - 1) * meta.per_page + 1;
  return `${first}–${first + data.length - 1} of ${pieces}`;
}

function Results({ choice, found, demo }: CatalogueProps) {
  if (found.data.length === 0) {
    return (
      <EmptyState
        title="No pieces found"
        action={
          <a href="/product" lang="id" className={buttonClass({ variant: "secondary" })}>
            Hapus Filter
          </a>
        }
      >
        <p>Nothing matches this choice. Fewer filters will show more.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ProductGrid products={found.data} demo={demo} narrow eager={4} />
      <div className="pt-8">
        <Pagination
          page={found.meta.page}
          lastPage={found.meta.last_page}
          hrefFor={(page) => catalogueHref({ ...choice, page })}
          reload
        />
      </div>
    </>
  );
}
