"use client";

import { SearchBox } from "#components/dashboard/parts/list/search-box.tsx";

type ProductSearchProps = { q: string; onSearch: (q: string) => void };

/** Searches by name while one types. */
export function ProductSearch({ q, onSearch }: ProductSearchProps) {
  return (
    <form
      action="/dashboard/product"
      className="grow sm:max-w-80"
      onSubmit={(event) => event.preventDefault()}
    >
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
