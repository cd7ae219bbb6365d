"use client";

import type { ComponentProps } from "react";
import { SearchBox } from "#components/dashboard/parts/list/search-box.tsx";

type ProductSearchProps = {
  form: ComponentProps<"form">;
  q: string;
  onSearch: (q: string) => void;
};

/** Searches by name while the admin types. */
export function ProductSearch({ form, q, onSearch }: ProductSearchProps) {
  return (
    <form {...form} className="grow sm:max-w-64">
      <SearchBox
        name="q"
        label="Nama Barang"
        placeholder="Masukan Nama Barang"
        value={q}
        onSearch={onSearch}
      />
    </form>
  );
}
