"use client";

import { useRouter } from "next/navigation";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import {
  MAX_TARIFF_CSV_LENGTH,
  type TariffReport,
  tariffReportAnswer,
} from "#lib/shipping/tariff-schema.ts";
import { CsvUpload } from "../parts/csv/csv-upload.tsx";
import { readCsvFile } from "../parts/csv/read-csv-file.ts";
import { UnusableFile, useCsvUpload } from "../parts/csv/use-csv-upload.ts";
import { TariffLines, TariffSummary } from "./tariff-report.tsx";

function wordsFor(error: Error): string {
  if (hasStatus(error, 409)) {
    return "Tarif sudah diubah orang lain sejak berkas ini diperiksa. Pilih berkasnya sekali lagi.";
  }
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return "Berkas ini tidak bisa dibaca. Simpan sebagai CSV dan coba lagi.";
  }
  return "Berkas belum terkirim. Periksa koneksi, lalu coba lagi.";
}

async function readTariffs(file: File): Promise<string> {
  const csv = file.size > MAX_TARIFF_CSV_LENGTH ? "" : await readCsvFile(file);
  if (csv.trim() !== "") return csv;
  throw new UnusableFile(file.size === 0 ? "Berkas ini kosong." : "Berkas ini terlalu besar.");
}

function saveLabel({ faults, changes, written }: TariffReport): string | null {
  const canSave = faults.length === 0 && changes.length > 0 && !written;
  return canSave ? `Simpan ${changes.length} perubahan` : null;
}

/** Downloads and uploads the tariffs; changes are shown before they are saved. */
export function TariffUpload() {
  const router = useRouter();
  const state = useCsvUpload({
    read: readTariffs,
    request: (csv, checked) => ({
      path: "/api/tariff",
      body: checked ? { csv, dry_run: false, edition: checked.edition } : { csv, dry_run: true },
    }),
    answer: tariffReportAnswer,
    wordsFor,
    onAnswered: () => router.refresh(),
  });
  return (
    <CsvUpload
      download={{
        href: "/api/tariff",
        label: "Unduh CSV",
        text: "Unduh tabelnya, lalu ubah di Excel atau Google Sheets.",
      }}
      upload="Pilih berkas yang sudah diubah. Isinya diperiksa dulu, belum disimpan."
      state={state}
      Summary={TariffSummary}
      Lines={TariffLines}
      saveLabel={saveLabel}
    />
  );
}
