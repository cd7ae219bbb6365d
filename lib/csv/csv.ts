import "server-only";
import Papa from "papaparse";

const BYTE_ORDER_MARK = "\ufeff";

/** A negative whole number is no formula: as text, a spreadsheet couldn't sum it. */
const FORMULA = /^(?!-\d+$)[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

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

export type CsvRow = {
  /** As in the spreadsheet: the heading is line 1. */
  line: number;
  cells: string[];
};

type CsvTable = { heading: CsvRow; rows: CsvRow[] } | { line: number; message: string };

/** Parses semicolons, commas or tabs; skips empty lines. Reads at most one row past `maxRows`. */
export function readCsvTable(csv: string, maxRows: number): CsvTable {
  // An .xlsx file has NULs.
  if (csv.includes("\0")) return { line: 1, message: "Berkas ini bukan CSV" };
  const lines: CsvRow[] = [];
  let line = 0;
  let unclosedAt: number | null = null;
  Papa.parse<string[]>(csv, {
    delimiter: findSeparator(csv),
    step({ data, errors }, parser) {
      line += 1;
      if (errors.some(({ type }) => type === "Quotes")) unclosedAt ??= line;
      const cells = data.map(plainCell);
      if (!cells[0]?.startsWith("sep=") && cells.some((cell) => cell !== "")) {
        lines.push({ line, cells });
      }
      if (lines.length > maxRows + 1) parser.abort();
    },
  });
  if (unclosedAt !== null)
    return { line: unclosedAt, message: "Ada tanda kutip yang tidak ditutup" };
  const [heading, ...rows] = lines;
  return heading ? { heading, rows } : { line: 1, message: "Berkas ini kosong" };
}

/** The most frequent one of the first line. papaparse's guess counts commas inside of texts as well. */
function findSeparator(csv: string): string {
  const lines = csv.split(/[\r\n]+/);
  const first = lines.find((line) => line.trim() !== "" && !line.startsWith("sep=")) ?? "";
  const count = (separator: string) => first.split(separator).length;
  return [";", ",", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function plainCell(cell: string): string {
  return cell.replaceAll("\u00a0", " ").trim().replace(ESCAPED_FORMULA, "");
}
