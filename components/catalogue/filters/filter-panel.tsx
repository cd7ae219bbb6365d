import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { useWords } from "#language";
import { countFilters } from "../catalogue-choice.ts";
import { LIST_WORDS } from "../catalogue-words.ts";
import { FilterForm, type FilterProps } from "./filter-form.tsx";

type FilterPanelProps = FilterProps & {
  /** Result of the choice, in words. */
  outcome: ReactNode;
  onSee: () => void;
};

/** The filters: beside the results on a desk. On phones a panel, which says how many are set while closed. */
export function FilterPanel({ outcome, onSee, ...filters }: FilterPanelProps) {
  const words = useWords(LIST_WORDS);
  const panel = useRef<HTMLDetailsElement>(null);
  const chosen = countFilters(filters.choice);

  function showResults() {
    if (panel.current) panel.current.open = false;
    onSee();
  }

  return (
    <details ref={panel} className="open-on-desktop group border-y border-garis lg:border-0">
      <summary className="flex min-h-13 list-none items-center gap-2 font-semibold text-soga-900">
        <SlidersHorizontal size={18} aria-hidden />
        <span>
          <span>{words.filter}</span>
          {chosen > 0 ? (
            <span>
              {" "}
              · {chosen}
              <span className="sr-only"> {words.chosen}</span>
            </span>
          ) : null}
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className="ml-auto transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <FilterForm {...filters}>
        {/* On phones the results are far below the open panel, so its own end says what a choice gives. */}
        <div className="sticky bottom-0 -mb-6 border-t border-garis bg-mori py-3 lg:hidden noscript:hidden">
          <Button full onClick={showResults}>
            {outcome}
          </Button>
        </div>
      </FilterForm>
    </details>
  );
}
