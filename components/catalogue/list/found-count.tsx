import { classNames } from "#components/ui/class-names.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import type { Page } from "#lib/paging.ts";

type FoundCountProps = { found: Page<unknown> | null; busy: boolean };

/** Announces the number of results after each choice. */
export function FoundCount({ found, busy }: FoundCountProps) {
  return (
    <p
      role="status"
      className={classNames(
        "flex items-center gap-2 text-sm text-abu",
        // The empty list has a line of its own.
        found?.data.length !== 0 && "lg:border-b lg:border-garis lg:pb-3",
      )}
    >
      {busy || !found ? <Updating /> : rangeWords(found)}
    </p>
  );
}

export function Updating() {
  return (
    <>
      <Spinner size={16} />
      <span>Updating …</span>
    </>
  );
}

export function countWords({ meta: { total } }: Page<unknown>): string {
  return total === 1 ? "1 piece" : `${total} pieces`;
}

function rangeWords(found: Page<unknown>): string {
  const { data, meta } = found;
  if (meta.last_page === 1 || data.length === 0) return countWords(found);
  const first = (meta.page - 1) * meta.per_page + 1;
  return `${first}–${first + data.length - 1} of ${countWords(found)}`;
}
