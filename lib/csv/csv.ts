import "server-only";
import Papa from "papaparse";

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** Where a spreadsheet would take a cell for a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Such a cell as we write it: the apostrophe makes it a text. */
const DISARMED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/**
 * Rows as an Indonesian Excel opens them in columns: semicolons, CRLF. No cell can begin a
 * formula. (papaparse's own guard overlooks cells of several lines.)
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = Papa.unparse(rows as string[][], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: FORMULA,
  });
  return `${lines}\r\n`;
}

/** What a file begins with: the byte order mark and its heading. */
export function csvHeading(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${csvLines([columns])}`;
}

/** What a column is called, and what stands in it. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string];

/** A whole file piece by piece: its heading, then each batch of rows as it comes. */
export async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvHeading(columns.map(([heading]) => heading));
  for await (const rows of batches) {
    yield csvLines(rows.map((row) => columns.map(([, cell]) => cell(row))));
  }
}

export type CsvRow = {
  /** As the spreadsheet numbers it: its heading is row 1. */
  line: number;
  cells: string[];
};

export type CsvTable =
  | { heading: CsvRow; rows: CsvRow[] }
  /** Nothing of it can be read: its message is for the admin. */
  | { line: number; message: string };

/**
 * A table as a spreadsheet saves it: with semicolons, commas or tabs, with or without a byte order
 * mark; lines that hold nothing are left out. Reads no further than one row past `maxRows`.
 */
export function readCsvTable(csv: string, maxRows: number): CsvTable {
  // A spreadsheet's own file has NULs, and PostgreSQL stores none.
  if (csv.includes("\0")) return { line: 1, message: "Berkas ini bukan CSV" };
  const lines: CsvRow[] = [];
  let line = 0;
  let open: number | null = null;
  Papa.parse<string[]>(csv, {
    delimitersToGuess: [";", ",", "\t"],
    step({ data, errors }, parser) {
      line += 1;
      // A quote that isn't closed swallows the lines after it.
      if (errors.some(({ type }) => type === "Quotes")) open ??= line;
      const cells = data.map(plainCell);
      if (!cells[0]?.startsWith("sep=") && cells.some((cell) => cell !== "")) {
        lines.push({ line, cells });
      }
      if (lines.length > maxRows + 1) parser.abort();
    },
  });
  if (open !== null) return { line: open, message: "Ada tanda kutip yang tidak ditutup" };
  const [heading, ...rows] = lines;
  return heading ? { heading, rows } : { line: 1, message: "Berkas ini kosong" };
}

function plainCell(cell: string): string {
  return cell.replaceAll("\u00a0", " ").trim().replace(DISARMED, "");
}
