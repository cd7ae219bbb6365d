import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ImportReport,
  importReportAnswer,
  MAX_IMPORT_BYTES,
} from "#lib/catalogue/import-schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { FILE_TOO_LARGE } from "#lib/media/picture-rules.ts";
import { PRODUCTS_KEY } from "../list/products-key.ts";

type Checked = { file: File; report: ImportReport };

function wordsFor(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && error.fields.csv?.[0]) return `${error.fields.csv[0]}.`;
  if (status === 409) {
    return "Isi berkas berubah sejak diperiksa. Pilih berkasnya sekali lagi.";
  }
  if (status === 429) return "Terlalu banyak unggahan. Coba lagi sebentar lagi.";
  if (status >= 400 && status < 500) return "Berkas ini tidak bisa dibaca. Simpan sebagai CSV.";
  return "Berkas belum terkirim. Periksa koneksi, lalu coba lagi.";
}

/** Checks a file first; writes its rows on the admin's confirmation. */
export function useImportProducts() {
  const queries = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(file: File, fields: Record<string, string>): Promise<ImportReport | null> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("csv", file);
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await callApi("POST", "/api/product-import", importReportAnswer, { body });
      setChecked({ file, report: data });
      return data;
    } catch (error) {
      // Keeps the button after a lost answer: the import is idempotent.
      const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isLost) setChecked(null);
      setFailure(wordsFor(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function check(file: File) {
    setChecked(null);
    if (file.size > MAX_IMPORT_BYTES) {
      setFailure(`${FILE_TOO_LARGE}.`);
      return;
    }
    await send(file, { dry_run: "true" });
  }

  async function save() {
    if (!checked || busy) return;
    const { file, report } = checked;
    const saved = await send(file, { dry_run: "false", import_key: report.import_key });
    // The list page fetches it again.
    if (saved?.written) queries.removeQueries({ queryKey: PRODUCTS_KEY });
  }

  return { report: checked?.report ?? null, check, save, busy, failure };
}
