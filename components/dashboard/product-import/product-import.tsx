"use client";

import { Download } from "lucide-react";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-style.ts";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { FileButton } from "../file-button.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportSummary } from "./import-summary.tsx";
import { useImportProducts } from "./use-import-products.ts";

/** Many pieces from one file; nothing is written before they were seen. */
export function ProductImport() {
  const id = useId();
  const { report, check, save, busy, failure } = useImportProducts();
  const canSave =
    report !== null && report.fault_count === 0 && report.imported_at === null && !report.written;

  return (
    <div className="flex flex-col gap-4">
      <ol className="grid gap-4 @2xl:grid-cols-2">
        <li className="flex flex-col items-start gap-2">
          <p>1. Unduh contohnya, lalu isi di Excel atau Google Sheets, satu baris satu barang.</p>
          <a href="/api/product-import" download className={buttonClass({ variant: "secondary" })}>
            <Download size={18} aria-hidden />
            Unduh Contoh
          </a>
        </li>
        <li className="flex flex-col items-start gap-2">
          <p id={id}>
            2. Pilih berkasnya, paling besar 2 MB dan 2.000 barang. Isinya diperiksa dulu, belum
            disimpan.
          </p>
          <FileButton
            name="csv"
            label="Pilih Berkas CSV"
            accept=".csv,text/csv"
            describedBy={id}
            busy={busy}
            onChoose={(file) => void check(file)}
          />
        </li>
      </ol>
      {failure ? (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div role="status" className="empty:hidden">
        {report ? <ImportSummary report={report} /> : null}
      </div>
      {report ? <ImportLines report={report} /> : null}
      {canSave ? (
        <Button className="self-start" busy={busy} onClick={() => void save()}>
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
