import { useRouter } from "next/navigation";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import { MAX_TARIFF_CSV_LENGTH, tariffReportAnswer } from "#lib/shipping/tariff-schema.ts";
import { readCsvFile } from "../parts/csv/read-csv-file.ts";
import { UnusableFile, useCsvUpload } from "../parts/csv/use-csv-upload.ts";

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

/** Checks a file first, and writes it after the admin has seen its changes. */
export function useUploadTariffs() {
  const router = useRouter();
  return useCsvUpload({
    read: readTariffs,
    request: (csv, checked) => ({
      path: "/api/tariff",
      body: checked ? { csv, dry_run: false, edition: checked.edition } : { csv, dry_run: true },
    }),
    answer: tariffReportAnswer,
    wordsFor,
    onAnswered: () => router.refresh(),
  });
}
