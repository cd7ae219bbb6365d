import "server-only";
import Papa from "papaparse";

const BYTE_ORDER_MARK = "\ufeff";

/** A negative amount is no formula: as text, a spreadsheet couldn't sum it. */
const FORMULA = /^(?!-\d+(?:,\d\d)?$)[=+\-@\t\r\n＝＋－＠]/;

/** Formats rows for an Indonesian Excel. papaparse's own formula guard overlooks multi-line cells. */
export function formatCsvRows(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = Papa.unparse(rows as string[][], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: FORMULA,
  });
  return `${lines}\r\n`;
}

export function csvHeading(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${formatCsvRows([columns])}`;
}

export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string];

/** Yields the heading, then each batch of rows. */
export async function* streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvHeading(columns.map(([heading]) => heading));
  for await (const rows of batches) {
    yield formatCsvRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
  }
}
