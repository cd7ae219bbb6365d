import { type Filter, FilterFields } from "#components/list/filter-fields.tsx";
import type { ListChoice } from "#components/list/list-choice.ts";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Spinner } from "#components/ui/spinner.tsx";

type FilterFormProps<Chosen> = {
  list: ListChoice<Chosen>;
  filters: readonly Filter<Chosen>[];
  /** False where nothing is chosen, or the empty list has the button that clears. */
  canClear?: boolean;
  /** Label of the button that sends the days. */
  submit?: string;
  /** Two columns on a phone, one row on a desk, unless it says otherwise. */
  className?: string;
};

/** The filter above a list of the dashboard. Each change loads the list. */
export function FilterForm<Chosen extends { page: number }>({
  list,
  filters,
  canClear = false,
  submit,
  className = "grid grid-cols-2 pb-6 sm:flex sm:flex-wrap",
}: FilterFormProps<Chosen>) {
  const { choice, choose, busy, form } = useListFilter(list);
  const hasSearch = filters.some(({ options, day }) => !options && !day);
  return (
    <form {...form} className={`items-end gap-3 ${className}`}>
      <FilterFields {...{ list, filters, choice, busy, choose }} />
      {submit ? (
        <Button type="submit" variant="secondary" busy={busy} className="col-span-2">
          {submit}
        </Button>
      ) : (
        <noscript>
          <Button type="submit" variant="secondary" className="min-h-12">
            Terapkan
          </Button>
        </noscript>
      )}
      {busy && !hasSearch && !submit ? (
        <span className="flex min-h-12 items-center">
          <Spinner />
        </span>
      ) : null}
      {canClear ? (
        <PageLink
          href={list.path}
          scroll={false}
          className={`${buttonClass({ variant: "quiet" })} col-span-2 -ml-5 justify-self-start sm:ml-0`}
        >
          Hapus Filter
        </PageLink>
      ) : null}
    </form>
  );
}
