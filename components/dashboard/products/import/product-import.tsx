"use client";

import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { ImportReport } from "#lib/catalogue/import-schema.ts";
import { CsvUpload } from "../../parts/csv/csv-upload.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { useImportProducts } from "./use-import-products.ts";

function saveLabel({ fault_count, imported_at, written, rows }: ImportReport): string | null {
  const canSave = fault_count === 0 && imported_at === null && !written;
  return canSave ? `Tambahkan ${rows.toLocaleString("id-ID")} barang` : null;
}

/** Imports products from a file, after a preview. */
export function ProductImport() {
  const state = useImportProducts();
  return (
    <CsvUpload
      download={{
        href: "/api/product-import",
        label: "Unduh Contoh",
        text: "Unduh contohnya, lalu isi di Excel atau Google Sheets, satu baris satu barang.",
      }}
      upload="Pilih berkasnya, paling besar 2 MB dan 2.000 barang. Isinya diperiksa dulu, belum disimpan."
      state={state}
      Summary={ImportSummary}
      Lines={ImportLines}
      saveLabel={saveLabel}
    >
      {state.report?.written ? (
        <LinkButton href="/dashboard/product" className="self-start">
          Lihat Barang
        </LinkButton>
      ) : null}
    </CsvUpload>
  );
}
