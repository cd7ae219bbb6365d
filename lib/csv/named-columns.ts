import { type CsvError, type CsvRow, findStrayCell, readCsvTable, shortCell } from "./read-csv.ts";

/** A row's cells by the headings of `known`; "" for a column that the file lacks. */
export type NamedRow = { line: number; cell: (heading: string) => string };

type NamedTable = { heading: CsvRow; rows: NamedRow[]; errors: CsvError[] } | CsvError[];

type Headings = {
  required: readonly string[];
  /** All that it may have. */
  known: readonly string[];
  normalize: (heading: string) => string;
  maxRows: number;
};

/** A heading may have a million cells. */
const MAX_HEADING_ERRORS = 20;

/** Parses a CSV by its headings. Unknown or repeated ones, and cells under none, are errors. */
export function readNamedRows(csv: string, headings: Headings): NamedTable {
  const table = readCsvTable(csv, headings.maxRows);
  if ("message" in table) return [table];
  const { heading } = table;
  const { places, errors } = placeColumns(heading, headings);
  if (errors.length > 0) return errors;
  const named = headings.known.map((name) => [name, places.get(headings.normalize(name))] as const);
  const placeOf = new Map(named);
  const rows: NamedRow[] = [];
  for (const row of table.rows) {
    const stray = findStrayCell(heading, row);
    if (stray) errors.push(stray);
    else rows.push({ line: row.line, cell: (name) => row.cells[placeOf.get(name) ?? -1] ?? "" });
  }
  return { heading, rows, errors };
}

function placeColumns({ line, cells }: CsvRow, { required, known, normalize }: Headings) {
  const names = new Set(known.map(normalize));
  const places = new Map<string, number>();
  const errors: CsvError[] = [];
  for (const [at, cell] of cells.entries()) {
    const name = normalize(cell);
    if (cell === "") continue;
    const column = shortCell(cell);
    if (!names.has(name)) errors.push({ line, column, message: "Kolom ini tidak dikenal" });
    else if (places.has(name))
      errors.push({ line, column, message: "Judul kolom ini ada dua kali" });
    else places.set(name, at);
  }
  const missing = required.filter((name) => !places.has(normalize(name)));
  // Without our headings each cell would be an unknown column.
  if (missing.length > 0) {
    const message = `Baris judul tidak memuat kolom ${missing.join(", ")}`;
    return { places, errors: [{ line, column: "", message }] };
  }
  return { places, errors: errors.slice(0, MAX_HEADING_ERRORS) };
}
