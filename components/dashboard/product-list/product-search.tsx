"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CONTROL_CLASS } from "#components/ui/field.tsx";
import { useDebounced } from "#components/ui/use-debounced.ts";

/** Specification §9. */
const DEBOUNCE_MS = 300;

type ProductSearchProps = { q: string; onSearch: (q: string) => void };

/** Searches by name while one types. */
export function ProductSearch({ q, onSearch }: ProductSearchProps) {
  const [typed, setTyped] = useState(q);
  const passed = useRef(q);
  const search = useDebounced((text: string) => {
    passed.current = text;
    onSearch(text);
  }, DEBOUNCE_MS);

  useEffect(() => {
    // The address was changed by something else: a cleared filter, the way back.
    if (q === passed.current) return;
    passed.current = q;
    setTyped(q);
  }, [q]);

  return (
    <form
      action="/dashboard/product"
      className="grow sm:max-w-80"
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: <search> isn't known to every browser we serve */}
      <div role="search" className="relative">
        <Search
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-abu"
        />
        <input
          type="search"
          name="q"
          aria-label="Nama Barang"
          placeholder="Masukan Nama Barang"
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.target.value);
            search.call(event.target.value);
          }}
          className={`${CONTROL_CLASS} pl-10`}
        />
      </div>
    </form>
  );
}
