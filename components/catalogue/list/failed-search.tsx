import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useWords } from "#language";
import { type CatalogueChoice, catalogueChoice } from "../catalogue-choice.ts";
import { FOUND_WORDS } from "../catalogue-words.ts";

/** `limited`: too many searches from the visitor's address. `busy`: the search took too long. */
export type SearchError = "limited" | "busy";

type FailedSearchProps = { choice: CatalogueChoice; searchError: SearchError };

/** Takes the place of a search's results. The address keeps the words, so a reload searches again. */
export function FailedSearch({ choice, searchError }: FailedSearchProps) {
  const words = useWords(FOUND_WORDS);
  return (
    <EmptyState
      title={words.searchBusy}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton reload href={catalogueChoice.href(choice)}>
            {words.searchAgain}
          </LinkButton>
          <LinkButton reload href={catalogueChoice.path} variant="secondary">
            {words.seeAll}
          </LinkButton>
        </div>
      }
    >
      <p role="status">{words[searchError]}</p>
    </EmptyState>
  );
}
