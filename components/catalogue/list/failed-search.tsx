import { buttonClass } from "#components/ui/button/button-style.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { type CatalogueChoice, catalogueChoice } from "../catalogue-choice.ts";

/** `limited`: too many searches from the visitor's address. `busy`: the search took too long. */
export type SearchError = "limited" | "busy";

const ADVICE: Record<SearchError, string> = {
  limited: "Many searches come from your network at the moment. Please try again in a minute.",
  busy: "The search took too long. Please try again, perhaps with fewer words.",
};

type FailedSearchProps = { choice: CatalogueChoice; searchError: SearchError };

/** Takes the place of a search's results. The address keeps the words, so a reload searches again. */
export function FailedSearch({ choice, searchError }: FailedSearchProps) {
  return (
    <EmptyState
      title="The search is busy"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <a href={catalogueChoice.href(choice)} className={buttonClass({ variant: "primary" })}>
            Search again
          </a>
          <a href={catalogueChoice.path} className={buttonClass({ variant: "secondary" })}>
            See all batik
          </a>
        </div>
      }
    >
      <p role="status">{ADVICE[searchError]}</p>
    </EmptyState>
  );
}
