"use client";

import { useQueryClient } from "@tanstack/react-query";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import {
  type ImportReport,
  importReportAnswer,
  MAX_IMPORT_BYTES,
} from "#lib/catalogue/csv/import-schema.ts";
import { ApiError } from "#lib/http/browser/client.ts";
import { FILE_TOO_LARGE } from "#lib/media/picture-rules.ts";
import { CsvUpload } from "../../parts/csv/csv-upload.tsx";
import { UnusableFile, useCsvUpload } from "../../parts/csv/use-csv-upload.ts";
import { PRODUCTS_KEY } from "../list/products-key.ts";
import { ImportLines, ImportSummary } from "./import-report.tsx";

function wordsFor(error: Error): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && error.fields.csv?.[0]) return `${error.fields.csv[0]}.`;
  if (status === 409) {
    return "Isi berkas berubah sejak diperiksa. Pilih berkasnya sekali lagi.";
  }
  if (status === 429) return "Terlalu banyak unggahan. Coba lagi sebentar lagi.";
  if (status >= 400 && status < 500) return "Berkas ini tidak bisa dibaca. Simpan sebagai CSV.";
  return "Berkas belum terkirim. Periksa koneksi, lalu coba lagi.";
}

function saveLabel({ fault_count, imported_at, written, rows }: ImportReport): string | null {
  const canSave = fault_count === 0 && imported_at === null && !written;
  return canSave ? `Tambahkan ${rows.toLocaleString("id-ID")} barang` : null;
}

/** Imports products from a file, after a preview. */
export function ProductImport() {
  const queries = useQueryClient();
  const state = useCsvUpload({
    async read(file) {
      if (file.size > MAX_IMPORT_BYTES) throw new UnusableFile(`${FILE_TOO_LARGE}.`);
      return file;
    },
    request(file, checked) {
      const body = new FormData();
      body.set("dry_run", String(checked === null));
      if (checked) body.set("import_key", checked.import_key);
      body.set("csv", file);
      return { path: "/api/product-import", body };
    },
    answer: importReportAnswer,
    wordsFor,
    // Keeps the button after a lost answer: the import is idempotent.
    isIdempotent: true,
    onAnswered({ written }) {
      // The list page fetches it again.
      if (written) queries.removeQueries({ queryKey: PRODUCTS_KEY });
    },
  });
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
