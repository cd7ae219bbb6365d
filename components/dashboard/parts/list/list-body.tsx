import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { Page } from "#lib/paging.ts";
import { ListPages } from "./list-pages.tsx";

type ListBodyProps = {
  /** Address of the unfiltered list. */
  path: string;
  /** The word for what is listed: "pesanan". */
  what: string;
  /** From `loadListPage`. */
  loaded: Page<unknown> & { isFiltered: boolean; hrefFor: (page: number) => string };
  /** The rows. */
  children: ReactNode;
};

/** A page of a list and its pager. An empty list says so, with a button to drop the filter if there is one. */
export function ListBody({ path, what, loaded, children }: ListBodyProps) {
  const { data, meta, isFiltered, hrefFor } = loaded;
  if (data.length > 0) {
    return (
      <>
        {children}
        <ListPages meta={meta} hrefFor={hrefFor} />
      </>
    );
  }
  if (!isFiltered) return <EmptyState title={`Belum ada ${what}`} />;
  return (
    <EmptyState
      title={`Tidak ada ${what} yang cocok`}
      action={
        <LinkButton href={path} variant="secondary">
          Hapus Filter
        </LinkButton>
      }
    />
  );
}
