import { buttonClass } from "#components/ui/button-style.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { readSearchWords } from "#lib/catalogue/search-words.ts";
import {
  type CatalogueChoice,
  catalogueChoice,
  hasFilters,
  unfilteredHref,
} from "./catalogue-choice.ts";

type NoPiecesProps = { choice: CatalogueChoice; suggestions?: readonly string[] | undefined };

/** Nothing found: a link to the catalogue, and search words with results. */
export function NoPieces({ choice, suggestions = [] }: NoPiecesProps) {
  return (
    <EmptyState title="No pieces found" action={<WayOn choice={choice} />}>
      <p>{adviceFor(choice)}</p>
      {suggestions.length > 0 ? <Suggestions words={suggestions} /> : null}
    </EmptyState>
  );
}

function adviceFor(choice: CatalogueChoice): string {
  if (hasFilters(choice)) return "Nothing matches this choice. Fewer filters will show more.";
  if (choice.q === "") return "The shop has fewer pages than that.";
  if (readSearchWords(choice.q).length === 0) {
    return "A word needs at least two letters: a motif, a kind of clothing, or a cloth.";
  }
  return "Try another word: a motif, a kind of clothing, or a cloth.";
}

function WayOn({ choice }: { choice: CatalogueChoice }) {
  const look = buttonClass({ variant: "secondary" });
  if (!hasFilters(choice)) {
    return (
      <a href={catalogueChoice.path} className={look}>
        See all batik
      </a>
    );
  }
  return (
    <a href={unfilteredHref(choice)} lang="id" className={look}>
      Hapus Filter
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
