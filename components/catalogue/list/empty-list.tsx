import { buttonClass } from "#components/ui/button/button-style.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { type CatalogueChoice, catalogueChoice, hasFilters } from "../catalogue-choice.ts";
import { ClearFilters } from "../filters/clear-filters.tsx";
import type { LiveChoice } from "../use-catalogue.ts";

export type EmptyListProps = LiveChoice & {
  /** True where `q` has words to search for. */
  hasTerms: boolean;
  suggestions: readonly string[];
};

/** Nothing found: a link to the catalogue, and search words with results. */
export function EmptyList({ choice, choose, hasTerms, suggestions }: EmptyListProps) {
  return (
    <EmptyState title="No pieces found" action={<WayOn choice={choice} choose={choose} />}>
      <p>{adviceFor(choice, hasTerms)}</p>
      {suggestions.length > 0 && !hasFilters(choice) ? <Suggestions words={suggestions} /> : null}
    </EmptyState>
  );
}

function adviceFor(choice: CatalogueChoice, hasTerms: boolean): string {
  if (hasFilters(choice)) return "Nothing matches this choice. Fewer filters will show more.";
  if (choice.q === "") return "The shop has nothing to show at the moment.";
  if (!hasTerms) {
    return "A word needs at least two letters: a motif, a kind of clothing, or a cloth.";
  }
  return "Try another word: a motif, a kind of clothing, or a cloth.";
}

function WayOn({ choice, choose }: LiveChoice) {
  const look = buttonClass({ variant: "secondary" });
  if (hasFilters(choice)) return <ClearFilters choice={choice} choose={choose} className={look} />;
  return (
    <a href={catalogueChoice.path} className={look}>
      See all batik
    </a>
  );
}

function Suggestions({ words }: { words: readonly string[] }) {
  return (
    <ul
      aria-label="Suggestions"
      className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-base"
    >
      {words.map((word) => (
        <li key={word}>
          <a
            href={catalogueChoice.href({ q: word })}
            lang="id"
            className="link inline-flex min-h-11 items-center"
          >
            {word}
          </a>
        </li>
      ))}
    </ul>
  );
}
