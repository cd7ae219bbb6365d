import { decodeCsv } from "#lib/csv/decode-csv.ts";

/** Reads a CSV file in any encoding that spreadsheets save. */
export async function readCsvFile(file: Blob): Promise<string> {
  return decodeCsv(new Uint8Array(await file.arrayBuffer()));
}
