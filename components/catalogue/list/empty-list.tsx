import { buttonClass } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { type CatalogueChoice, catalogueChoice, hasFilters } from "../catalogue-choice.ts";
import { FOUND_WORDS } from "../catalogue-words.ts";
import { ClearFilters } from "../filters/clear-filters.tsx";
import type { LiveChoice } from "../use-catalogue.ts";

export type EmptyListProps = LiveChoice & {
  /** True where `q` has words to search for. */
  hasTerms: boolean;
  suggestions: readonly string[];
};

/** Nothing found: a link to the catalogue, and search words with results. */
export function EmptyList({ choice, choose, hasTerms, suggestions }: EmptyListProps) {
  const words = useWords(FOUND_WORDS);
  return (
    <EmptyState title={words.none} action={<WayOn choice={choice} choose={choose} />}>
      <p>{adviceFor(choice, hasTerms, words)}</p>
      {suggestions.length > 0 && !hasFilters(choice) ? <Suggestions words={suggestions} /> : null}
    </EmptyState>
  );
}

function adviceFor(
  choice: CatalogueChoice,
  hasTerms: boolean,
  words: (typeof FOUND_WORDS)["en"],
): string {
  if (hasFilters(choice)) return words.fewerFilters;
  if (choice.q === "") return words.empty;
  return hasTerms ? words.otherWord : words.twoLetters;
}

function WayOn({ choice, choose }: LiveChoice) {
  const { seeAll } = useWords(FOUND_WORDS);
  if (hasFilters(choice)) {
    const look = buttonClass({ variant: "secondary" });
    return <ClearFilters choice={choice} choose={choose} className={look} />;
  }
  return (
    <LinkButton reload href={catalogueChoice.path} variant="secondary">
      {seeAll}
    </LinkButton>
  );
}

function Suggestions({ words }: { words: readonly string[] }) {
  const { suggestions } = useWords(FOUND_WORDS);
  return (
    <ul
      aria-label={suggestions}
      className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-base"
    >
      {words.map((word) => (
        <li key={word}>
          <PageLink reload href={catalogueChoice.href({ q: word })} lang="id" className="tap-link">
            {word}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
