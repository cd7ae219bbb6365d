"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { tariffChoice } from "./tariff-choice.ts";

type TariffSearchProps = {
  /** Off where the empty list offers it. */
  canClear: boolean;
};

/** Searches cities while the admin types. */
export function TariffSearch({ canClear }: TariffSearchProps) {
  const { choice, choose, busy, form } = useListFilter(tariffChoice);
  return (
    <FilterForm form={form} clearHref={canClear ? tariffChoice.path : null}>
      <div className="col-span-2 grow sm:max-w-96">
        <SearchBox
          name="q"
          label="Kota atau provinsi"
          placeholder="Kota atau provinsi"
          value={choice.q}
          busy={busy}
          onSearch={(q) => choose({ q })}
        />
      </div>
    </FilterForm>
  );
}
