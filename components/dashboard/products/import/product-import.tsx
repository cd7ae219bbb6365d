"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { CsvOutcome } from "../../parts/csv/csv-outcome.tsx";
import { CsvSteps } from "../../parts/csv/csv-steps.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { useImportProducts } from "./use-import-products.ts";

/** Imports products from a file, after a preview. */
export function ProductImport() {
  const outcome = useRef<HTMLElement>(null);
  const { report, check, save, busy, failure } = useImportProducts();
  const canSave =
    report !== null && report.fault_count === 0 && report.imported_at === null && !report.written;

  async function saveAndTell() {
    await save();
    // The save button is gone after saving.
    outcome.current?.focus();
  }

  return (
    <div className="flex flex-col gap-4">
      <CsvSteps
        download={{
          href: "/api/product-import",
          label: "Unduh Contoh",
          text: "Unduh contohnya, lalu isi di Excel atau Google Sheets, satu baris satu barang.",
        }}
        upload="Pilih berkasnya, paling besar 2 MB dan 2.000 barang. Isinya diperiksa dulu, belum disimpan."
        busy={busy}
        onChoose={(file) => void check(file)}
      />
      <CsvOutcome ref={outcome} failure={failure} hidden={report === null && failure === null}>
        {report ? <ImportSummary report={report} /> : null}
      </CsvOutcome>
      {report ? <ImportLines report={report} /> : null}
      {canSave ? (
        <Button className="self-start" busy={busy} onClick={() => void saveAndTell()}>
          Tambahkan {report.rows.toLocaleString("id-ID")} barang
        </Button>
      ) : null}
      {report?.written ? (
        <LinkButton href="/dashboard/product" className="self-start">
          Lihat Barang
        </LinkButton>
      ) : null}
    </div>
  );
}
