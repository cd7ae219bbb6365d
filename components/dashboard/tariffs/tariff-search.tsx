"use client";

import { Search } from "lucide-react";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-style.ts";
import { CONTROL_CLASS } from "#components/ui/field.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { tariffChoice } from "./tariff-choice.ts";

type TariffSearchProps = {
  /** Off where the empty list offers it. */
  canClear: boolean;
};

export function TariffSearch({ canClear }: TariffSearchProps) {
  const { choice, form } = useListFilter(tariffChoice);
  return (
    <form {...form} className="flex flex-wrap items-center gap-3 pb-6">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> isn't known to every browser we serve */}
      <div role="search" className="flex grow gap-3 sm:grow-0">
        <span className="relative block grow sm:w-80">
          <Search
            size={18}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-abu"
          />
          <input
            key={choice.q}
            type="search"
            name="q"
            aria-label="Kota atau provinsi"
            placeholder="Kota atau provinsi"
            defaultValue={choice.q}
            maxLength={100}
            className={`${CONTROL_CLASS} pl-10`}
          />
        </span>
        <Button type="submit" variant="secondary" className="min-h-12">
          Cari
        </Button>
      </div>
      {canClear ? (
        <PageLink
          href={tariffChoice.path}
          className={buttonClass({ variant: "quiet", size: "small" })}
        >
          Hapus pencarian
        </PageLink>
      ) : null}
    </form>
  );
}
