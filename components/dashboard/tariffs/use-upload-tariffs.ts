import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, callApi } from "#lib/http/client.ts";
import {
  MAX_TARIFF_CSV_LENGTH,
  type TariffReport,
  tariffReportAnswer,
} from "#lib/shipping/tariff-schema.ts";
import { readCsvFile } from "../parts/csv/read-csv-file.ts";

type Checked = { csv: string; report: TariffReport };

function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) {
    return "Tarif sudah diubah orang lain sejak berkas ini diperiksa. Pilih berkasnya sekali lagi.";
  }
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return "Berkas ini tidak bisa dibaca. Simpan sebagai CSV dan coba lagi.";
  }
  return "Berkas belum terkirim. Periksa koneksi, lalu coba lagi.";
}

/** Checks a file first, and writes it when the admin has seen what it would change; `saved` counts what was written. */
export function useUploadTariffs() {
  const router = useRouter();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<number | null>(null);

  async function send(csv: string, more: { dry_run: boolean; edition?: string }) {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await callApi("POST", "/api/tariff", tariffReportAnswer, {
        body: { csv, ...more },
      });
      return data;
    } catch (error) {
      setChecked(null);
      setFailure(wordsFor(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function check(file: File) {
    setChecked(null);
    setSaved(null);
    const csv = file.size > MAX_TARIFF_CSV_LENGTH ? "" : await readCsvFile(file);
    if (csv.trim() === "") {
      setFailure(file.size === 0 ? "Berkas ini kosong." : "Berkas ini terlalu besar.");
      return;
    }
    const report = await send(csv, { dry_run: true });
    if (report) setChecked({ csv, report });
  }

  async function save() {
    if (!checked) return;
    const { edition } = checked.report;
    const report = await send(checked.csv, { dry_run: false, edition });
    if (!report) return;
    setChecked(report.written ? null : { ...checked, report });
    if (report.written) setSaved(report.changes.length);
    router.refresh();
  }

  return { report: checked?.report ?? null, check, save, saved, busy, failure };
}
