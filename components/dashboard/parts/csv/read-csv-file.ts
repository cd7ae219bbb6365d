import { decodeCsv } from "#lib/csv/decode-csv.ts";

/** The text of a file that a spreadsheet has saved. */
export async function readCsvFile(file: Blob): Promise<string> {
  return decodeCsv(new Uint8Array(await file.arrayBuffer()));
}
