import "server-only";
import { datedFile, download, streamDownload } from "./download.ts";

const TYPE = "text/csv; charset=utf-8";

/** Returns a CSV to save, named by the day. */
export function csvAnswer(name: string, csv: string): Response {
  return download(datedFile(name, "csv"), TYPE, csv);
}

/** Streams a CSV: heading and first rows are there before the answer begins. */
export function csvStreamAnswer(name: string, chunks: AsyncGenerator<string>): Promise<Response> {
  return streamDownload(datedFile(name, "csv"), TYPE, chunks);
}
