import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { type Filter, FilterFields } from "#components/list/filter-fields.tsx";
import type { ListChoice } from "#components/list/list-choice.ts";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Spinner } from "#components/ui/spinner.tsx";

type FilterFormProps<Chosen> = {
  list: ListChoice<Chosen>;
  filters: readonly Filter<Chosen>[];
  /** False where nothing is chosen, or the empty list has the button that clears. */
  canClear?: boolean;
  /** Label of the button that sends the days. */
  submit?: string;
};

const isSearch = ({ options, day }: Pick<Filter<unknown>, "options" | "day">) => !options && !day;

/** The filter above a list of the dashboard: on phones the search, and a button for the others. Each change loads the list. */
export function FilterForm<Chosen extends { page: number }>({
  list,
  filters,
  canClear = false,
  submit,
}: FilterFormProps<Chosen>) {
  const foldedId = useId();
  const [isOpen, setOpen] = useState(false);
  const { choice, choose, busy, form } = useListFilter(list);
  const searches = filters.filter(isSearch);
  const folded = filters.filter((filter) => !isSearch(filter));
  const unfiltered = list.read({});
  const chosen = folded.filter(({ name }) => choice[name] !== unfiltered[name]).length;
  return (
    <form {...form} className="flex flex-wrap items-end gap-3 pb-3 sm:pb-6">
      <FilterFields
        {...{ list, filters: searches, choice, busy, choose }}
        labelShown={folded.length > 0 && "desk"}
      />
      {folded.length > 0 ? (
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12 sm:hidden"
        >
          <SlidersHorizontal size={18} aria-hidden />
          {chosen > 0 ? `Filter (${chosen})` : "Filter"}
        </Button>
      ) : null}
      <div
        id={foldedId}
        className={classNames("sm:contents", isOpen ? "grid w-full grid-cols-2 gap-3" : "hidden")}
      >
        <FilterFields {...{ list, filters: folded, choice, busy, choose }} />
        {submit ? (
          <Button type="submit" variant="secondary" busy={busy} className="col-span-2 min-h-12">
            {submit}
          </Button>
        ) : (
          <noscript>
            <Button type="submit" variant="secondary" className="min-h-12">
              Terapkan
            </Button>
          </noscript>
        )}
      </div>
      {busy && searches.length === 0 && !submit ? (
        <span className="flex min-h-12 items-center">
          <Spinner />
        </span>
      ) : null}
      {canClear ? (
        <PageLink
          href={list.path}
          scroll={false}
          className={`${buttonClass({ variant: "quiet" })} -ml-5 sm:ml-0`}
        >
          Hapus Filter
        </PageLink>
      ) : null}
    </form>
  );
}
