import { classNames } from "#components/ui/class-names.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { useWords } from "#language";
import type { Page } from "#lib/paging.ts";
import { LIST_WORDS } from "../catalogue-words.ts";

type FoundCountProps = { found: Page<unknown> | null; busy: boolean };

/** Announces the number of results after each choice. */
export function FoundCount({ found, busy }: FoundCountProps) {
  const words = useWords(LIST_WORDS);
  return (
    <p
      role="status"
      className={classNames(
        "flex items-center gap-2 text-sm text-abu",
        // The empty list has a line of its own.
        found?.data.length !== 0 && "lg:border-b lg:border-garis lg:pb-3",
      )}
    >
      {busy || !found ? <Updating /> : rangeWords(found, words)}
    </p>
  );
}

export function Updating() {
  const { updating } = useWords(LIST_WORDS);
  return (
    <>
      <Spinner size={16} />
      <span>{updating}</span>
    </>
  );
}

function rangeWords({ data, meta }: Page<unknown>, words: (typeof LIST_WORDS)["en"]): string {
  const pieces = words.pieces(meta.total);
  if (meta.last_page === 1 || data.length === 0) return pieces;
  const first = (meta.page - 1) * meta.per_page + 1;
  return words.range(first, first + data.length - 1, pieces);
}
