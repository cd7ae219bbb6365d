"use client";

import { type Ref, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { LINE_CELL, ReportLines } from "../../parts/csv/report-lines.tsx";
import type { ProductRow } from "../list/product-row.ts";
import { ManyProductsDialog } from "./many-products-dialog.tsx";
import { type ManyResult, useUpdateProducts } from "./use-update-products.ts";

type ManyProductsProps = {
  /** The products of this page. */
  products: readonly ProductRow[];
  selected: ReadonlySet<string>;
  /** Selects these products, and no other. */
  onSelect: (ids: Iterable<string>) => void;
};

/** The actions on the selected products, and their results. Nothing while none is selected. */
export function ManyProducts({ products, selected, onSelect }: ManyProductsProps) {
  const [isAsking, setAsking] = useState(false);
  const [results, setResults] = useState<ManyResult[] | null>(null);
  const [saves, setSaves] = useState(0);
  const outcome = useRef<HTMLElement>(null);
  const update = useUpdateProducts((done) => {
    setResults(done);
    setAsking(false);
    setSaves((count) => count + 1);
    // What failed stays selected, for another try.
    onSelect(done.filter(({ isSaved }) => !isSaved).map(({ id }) => id));
  });
  const chosen = products.filter(({ id }) => selected.has(id));

  useEffect(() => {
    if (results) outcome.current?.focus();
  }, [results]);

  return (
    <>
      {results ? (
        <ManyResults ref={outcome} results={results} onClose={() => setResults(null)} />
      ) : null}
      {chosen.length > 0 ? (
        <div className="sticky top-14 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-y border-garis bg-gading px-3 py-1 lg:top-0">
          <p role="status" className="mr-2 font-semibold">
            {chosen.length} barang dipilih
          </p>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onSelect(products.map(({ id }) => id))}
          >
            Pilih semua di halaman ini ({products.length})
          </Button>
          <Button variant="quiet" size="small" onClick={() => onSelect([])}>
            Batal pilih
          </Button>
          <Button
            variant="secondary"
            size="small"
            className="sm:ml-auto"
            onClick={() => {
              update.reset();
              setAsking(true);
            }}
          >
            Ubah Barang
          </Button>
        </div>
      ) : null}
      <ManyProductsDialog
        // A new one after a save: the focus goes to the results, not back to the button.
        key={saves}
        open={isAsking}
        products={chosen}
        busy={update.busy}
        failure={update.failure}
        onClose={() => setAsking(false)}
        onConfirm={(change) => update.save({ products: chosen, ...change })}
      />
    </>
  );
}

type ManyResultsProps = {
  results: readonly ManyResult[];
  ref: Ref<HTMLElement>;
  onClose: () => void;
};

/** How each product's change went; what failed comes first. */
function ManyResults({ results, ref, onClose }: ManyResultsProps) {
  const failed = results.filter(({ isSaved }) => !isSaved);
  const saved = results.filter(({ isSaved }) => isSaved);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Hasil" className="flex flex-col gap-3 pb-5">
      <Notice tone={failed.length > 0 ? "error" : "success"}>
        {saved.length} barang diubah
        {failed.length > 0 ? `, ${failed.length} tidak berubah.` : "."}
      </Notice>
      <ReportLines label="Hasil per barang" heads={["Nama Barang", "Hasil"]} count={results.length}>
        {[...failed, ...saved].map(({ id, name, words }) => (
          <tr key={id}>
            <td className={`${LINE_CELL} wrap-anywhere`}>{name}</td>
            <td className={`${LINE_CELL} break-words`}>{words}</td>
          </tr>
        ))}
      </ReportLines>
      <Button variant="secondary" size="small" className="self-start" onClick={onClose}>
        Tutup hasil
      </Button>
    </section>
  );
}
