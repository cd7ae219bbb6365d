import { useWords } from "#language";
import { unfiltered } from "../catalogue-choice.ts";
import { LIST_WORDS } from "../catalogue-words.ts";
import type { LiveChoice } from "../use-catalogue.ts";
import { ChoiceLink } from "./choice-link.tsx";

type ClearFiltersProps = LiveChoice & { className: string };

/** Drops all filters. Search and order stay. */
export function ClearFilters({ choice, choose, className }: ClearFiltersProps) {
  const { clear } = useWords(LIST_WORDS);
  return (
    <ChoiceLink next={unfiltered(choice)} choose={choose} className={className}>
      {clear}
    </ChoiceLink>
  );
}
