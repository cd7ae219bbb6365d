"use client";

import { Button } from "#components/ui/button/button.tsx";
import { ManyResults } from "../../parts/many/many-results.tsx";
import { useSelection } from "../../parts/many/selection.tsx";
import { useMany } from "../../parts/many/use-many.ts";
import type { ProductRow } from "../list/product-row.ts";
import { ManyProductsDialog } from "./many-products-dialog.tsx";
import { useUpdateProducts } from "./use-update-products.ts";

type ManyProductsProps = {
  /** The products of this page. */
  products: readonly ProductRow[];
};

/** The actions on the selected products, and their results. Nothing while none is selected. */
export function ManyProducts({ products }: ManyProductsProps) {
  const { ids, select } = useSelection();
  const many = useMany();
  const update = useUpdateProducts(many.showOutcome);
  const { undo } = update;
  const chosen = products.filter(({ id }) => ids.has(id));

  return (
    <>
      {many.outcome ? (
        <ManyResults
          label="Hasil per barang"
          nameHead="Nama Barang"
          outcome={many.outcome}
          onClose={many.closeOutcome}
        >
          {undo ? (
            <Button size="small" busy={update.busy} onClick={() => update.save(undo)}>
              Urungkan
            </Button>
          ) : null}
        </ManyResults>
      ) : null}
      {chosen.length > 0 ? (
        <div className="sticky top-14 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-y border-garis bg-gading px-3 py-1 lg:top-0">
          <p role="status" className="mr-2 font-semibold">
            {chosen.length} barang dipilih
          </p>
          <Button variant="quiet" size="small" onClick={() => select(products.map(({ id }) => id))}>
            Pilih semua di halaman ini ({products.length})
          </Button>
          <Button variant="quiet" size="small" onClick={() => select([])}>
            Batal pilih
          </Button>
          <Button
            variant="secondary"
            size="small"
            className="sm:ml-auto"
            onClick={() => {
              update.reset();
              many.ask();
            }}
          >
            Ubah Barang
          </Button>
        </div>
      ) : null}
      <ManyProductsDialog
        key={many.saves}
        open={many.isAsking}
        products={chosen}
        busy={update.busy}
        errorMessage={update.errorMessage}
        onClose={many.close}
        onConfirm={(changes) => update.save({ products: chosen, changes })}
      />
    </>
  );
}
