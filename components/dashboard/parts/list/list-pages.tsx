import { Pagination } from "#components/ui/pagination.tsx";
import type { PageMeta } from "#lib/paging.ts";

type ListPagesProps = { meta: PageMeta; hrefFor: (page: number) => string };

/** The pager is in English, as everywhere in the shop. */
export function ListPages({ meta, hrefFor }: ListPagesProps) {
  return (
    <div lang="en" className="pt-6">
      <Pagination page={meta.page} lastPage={meta.last_page} hrefFor={hrefFor} />
    </div>
  );
}
