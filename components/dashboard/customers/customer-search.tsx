"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { SearchBox } from "../parts/list/search-box.tsx";
import { customerChoice } from "./customer-choice.ts";

/** Searches customers while the admin types. */
export function CustomerSearch() {
  const { choice, choose, busy, form } = useListFilter(customerChoice);
  return (
    <form {...form} className="pb-6 sm:max-w-96">
      <SearchBox
        name="search"
        label="Cari pelanggan"
        placeholder="Nama, e-mail, atau nomor telepon"
        value={choice.search}
        busy={busy}
        onSearch={(search) => choose({ search })}
      />
    </form>
  );
}
