const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

export type CsvRow = {
  line: number;
  cells: string[];
};

export type CsvError = {
  line: number;
  /** Empty for an error of the whole line. */
  column: string;
  message: string;
};

type CsvTable = { heading: CsvRow; rows: CsvRow[] } | CsvError;

/** Parses semicolons, commas or tabs; skips empty lines. Reads at most one row past `maxRows`. */
export function readCsvTable(csv: string, maxRows: number): CsvTable {
  // An .xlsx file has NULs.
  if (csv.includes("\0")) return fileError(1, "Berkas ini bukan CSV");
  const rows: CsvRow[] = [];
  for (const { line, cells, isBroken } of splitRows(csv, findSeparator(csv))) {
    if (isBroken) return fileError(line, "Ada tanda kutip yang tidak ditutup");
    // Excel's line on the separator.
    if (line === 1 && cells[0]?.startsWith("sep=")) continue;
    const plain = cells.map(plainCell);
    if (plain.some((cell) => cell !== "")) rows.push({ line, cells: plain });
    if (rows.length > maxRows + 1) break;
  }
  const [heading, ...rest] = rows;
  return heading ? { heading, rows: rest } : fileError(1, "Berkas ini kosong");
}

function fileError(line: number, message: string): CsvError {
  return { line, column: "", message };
}

/** Returns the error of the first filled cell that stands under no heading; null where there is none. */
export function findStrayCell(heading: CsvRow, { line, cells }: CsvRow): CsvError | null {
  const at = cells.findIndex((cell, place) => cell !== "" && !heading.cells[place]);
  if (at === -1) return null;
  const message = `Ada isi tanpa judul kolom: "${shortCell(cells[at])}". Teks yang memuat tanda pemisah harus diberi tanda kutip`;
  return { line, column: `kolom ke-${at + 1}`, message };
}

const MAX_QUOTED_CHARACTERS = 30;

/** Returns a cell's text for an error, cut where it is long. */
export function shortCell(cell = ""): string {
  return cell.length > MAX_QUOTED_CHARACTERS ? `${cell.slice(0, MAX_QUOTED_CHARACTERS)}…` : cell;
}

/** The most frequent one of the first line. A guess by the whole file would count commas inside of texts. */
function findSeparator(csv: string): string {
  const lines = csv.split(/[\r\n]+/);
  const first = lines.find((line) => line.trim() !== "" && !line.startsWith("sep=")) ?? "";
  const count = (separator: string) => first.split(separator).length;
  return [";", ",", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function plainCell(cell: string): string {
  return cell.replaceAll("\u00a0", " ").trim().replace(ESCAPED_FORMULA, "");
}

export type RawRow = CsvRow & { isBroken: boolean };

/** Yields the rows. CRLF, LF and CR each end one outside of quotes, also mixed in one file. */
export function* splitRows(csv: string, separator: string): Generator<RawRow> {
  let row: RawRow = { line: 1, cells: [], isBroken: false };
  for (let at = csv.startsWith("\ufeff") ? 1 : 0; at <= csv.length; ) {
    const quoted = csv[at] === '"' ? findClosingQuote(csv, at) : at;
    const end = findCellEnd(csv, quoted, separator);
    const text = csv.slice(at, end);
    row.cells.push(csv[at] === '"' ? text.trim().slice(1, -1).replaceAll('""', '"') : text);
    // Only spaces may stand between a closing quote and the cell's end.
    row.isBroken ||= csv[at] === '"' && csv.slice(quoted, end).trim() !== "";
    row.isBroken ||= quoted > csv.length;
    at = end + (csv.startsWith("\r\n", end) ? 2 : 1);
    if (csv[end] === separator) continue;
    yield row;
    row = { line: row.line + 1, cells: [], isBroken: false };
  }
}

function findCellEnd(csv: string, start: number, separator: string): number {
  let end = Math.min(start, csv.length);
  while (end < csv.length && !isEnd(csv[end], separator)) end += 1;
  return end;
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === "\n" || character === "\r";
}

/** Returns the place after the quote that closes the cell; beyond the text where none does. */
function findClosingQuote(csv: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = csv.indexOf('"', at);
    if (at === -1) return csv.length + 1;
    if (csv[at + 1] !== '"') return at + 1;
  }
}
