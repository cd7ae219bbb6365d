import { ErrorState } from "#components/ui/error-state.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { useWords } from "#language";
import { hasStatus } from "#lib/http/browser/client.ts";
import type { Page } from "#lib/paging.ts";
import type { CardProduct } from "../card-product.ts";
import { catalogueChoice } from "../catalogue-choice.ts";
import { LIST_WORDS } from "../catalogue-words.ts";
import { EmptyList, type EmptyListProps } from "./empty-list.tsx";
import { FailedSearch, type SearchError } from "./failed-search.tsx";
import { ProductGrid } from "./product-grid.tsx";

type FoundProductsProps = EmptyListProps & {
  found: Page<CardProduct> | null;
  busy: boolean;
  /** Error of the server's own search. */
  searchError?: SearchError | undefined;
  /** The error of the last request. */
  error: Error | null;
  retry: () => void;
  demo?: boolean | undefined;
};

/** A page of products, or why there is none. While busy, the pictures of the choice before are faded. */
export function FoundProducts({
  found,
  busy,
  searchError,
  error,
  retry,
  demo,
  ...words
}: FoundProductsProps) {
  const said = useWords(LIST_WORDS);
  const { choice } = words;
  if (!found) {
    const refused = searchErrorOf(error) ?? (error ? null : searchError);
    if (refused) return <FailedSearch choice={choice} searchError={refused} />;
    if (!error) return null;
    return (
      <ErrorState title={said.notLoaded} onRetry={retry} busy={busy}>
        {said.checkLine}
      </ErrorState>
    );
  }
  return (
    <div
      id="pieces"
      tabIndex={-1}
      aria-busy={busy}
      className="scroll-mt-24 outline-none [&_img]:transition-opacity [&_img]:duration-150 motion-reduce:[&_img]:transition-none aria-busy:[&_img]:opacity-40"
    >
      {found.data.length === 0 ? (
        <EmptyList {...words} />
      ) : (
        <>
          <ProductGrid products={found.data} demo={demo} narrow eager={4} />
          <div className="pt-14">
            <Pagination
              page={found.meta.page}
              lastPage={found.meta.last_page}
              hrefFor={(page) => catalogueChoice.href({ ...choice, page })}
              reload
            />
          </div>
        </>
      )}
    </div>
  );
}

function searchErrorOf(error: Error | null): SearchError | null {
  if (hasStatus(error, 429)) return "limited";
  return hasStatus(error, 503) ? "busy" : null;
}
