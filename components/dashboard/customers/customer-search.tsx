"use client";

import { listHref } from "../parts/list/list-address.ts";
import { SearchBox } from "../parts/list/search-box.tsx";
import { useListFilter } from "../parts/list/use-list-filter.ts";

type CustomerSearchProps = { path: string; search: string };

/** Searches customers while one types; the text is in the address. */
export function CustomerSearch({ path, search }: CustomerSearchProps) {
  const { shown, choose, busy } = useListFilter({ search }, (next) => listHref(path, next));
  return (
    <form action={path} onSubmit={(event) => event.preventDefault()} className="pb-6 sm:max-w-96">
      <SearchBox
        name="search"
        label="Cari pelanggan"
        placeholder="Nama, e-mail, atau nomor telepon"
        value={shown.search}
        busy={busy}
        onSearch={(text) => choose({ search: text.trim() })}
      />
    </form>
  );
}
