import { Pagination } from "#components/ui/pagination.tsx";
import type { PageMeta } from "#lib/paging.ts";

type ListPagesProps = { meta: PageMeta; hrefFor: (page: number) => string };

/** The pager below a list of the dashboard. */
export function ListPages({ meta, hrefFor }: ListPagesProps) {
  return (
    <div className="pt-6">
      <Pagination page={meta.page} lastPage={meta.last_page} hrefFor={hrefFor} lang="id" />
    </div>
  );
}
