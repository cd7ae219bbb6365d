import { useRouter } from "next/navigation";
import { ApiError } from "#lib/http/browser/client.ts";
import { MAX_RESI_LIST_LENGTH, resiListAnswer } from "#lib/orders/resi-list-schema.ts";
import { readCsvFile } from "../../parts/csv/read-csv-file.ts";
import { UnusableFile, useCsvUpload } from "../../parts/csv/use-csv-upload.ts";

const NOT_SENT = "Daftar belum terkirim. Periksa koneksi, lalu coba lagi.";

/** Returns a file's text. Throws UnusableFile. */
export async function readResiFile(file: File): Promise<string> {
  if (file.size > MAX_RESI_LIST_LENGTH) throw new UnusableFile("Berkas ini terlalu besar.");
  return readCsvFile(file);
}

/** Checks a list first, and sends its orders after the admin has seen the report. */
export function useResiList() {
  const router = useRouter();
  return useCsvUpload({
    read: readResiFile,
    request: (csv, checked) => ({
      path: "/api/order/resi",
      body: { csv, dry_run: checked === null },
    }),
    answer: resiListAnswer,
    wordsFor(error) {
      const words = error instanceof ApiError ? error.fields.csv?.[0] : undefined;
      return words ? `${words}.` : NOT_SENT;
    },
    // Sending is idempotent: an order that was sent isn't ready any more.
    canRepeat: (error) => error instanceof ApiError && (error.status === 0 || error.status >= 500),
    onAnswered: () => router.refresh(),
  });
}
