import { type CsvError, type CsvRow, findStrayCell, readCsvTable } from "../../csv/read-csv.ts";
import { invalidField } from "../../errors.ts";
import { plainCode } from "../../fields/pasted-text.ts";
import { isOrderNumber } from "../placing/order-number.ts";
import { MAX_ORDERS_AT_ONCE, normalizeResi } from "../schema.ts";

export type ParsedResi = { line: number; orderNo: string; resi: string };

/** Headings of the columns, in small letters without anything else. */
const ORDER_HEADINGS = /^(no|nomor)?(order|pesanan|referensi|reference|ref)(no|number)?$/;
const RESI_HEADINGS = /^(no|nomor)?(resi|awb|airwaybill|connote|cnote)(no|number)?$/;

/**
 * Reads lines of order number and resi, between tabs, semicolons, commas or spaces. A heading may name the
 * columns; else the order number is known by its form. Throws invalid for more than 100 lines, a heading that
 * stands twice, and a cell under no heading.
 */
export function parseResiList(text: string): ParsedResi[] {
  const table = readCsvTable(text, MAX_ORDERS_AT_ONCE);
  if ("message" in table) throw invalidField("csv", table.message);
  const columns = readHeading(table.heading);
  const stray = columns && table.rows.map((row) => findStrayCell(table.heading, row)).find(Boolean);
  if (stray) throw listError(stray);
  const rows = columns ? table.rows : [table.heading, ...table.rows];
  if (rows.length > MAX_ORDERS_AT_ONCE) {
    throw invalidField("csv", `Paling banyak ${MAX_ORDERS_AT_ONCE} baris sekaligus`);
  }
  return rows.map((row) => readRow(row, columns));
}

type Columns = { order: number; resi: number };

function readHeading({ line, cells }: CsvRow): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const order = names.findIndex((name) => ORDER_HEADINGS.test(name));
  const resi = names.findIndex((name) => RESI_HEADINGS.test(name));
  if (order === -1 || resi === -1) return null;
  for (const at of [order, resi]) {
    if (names.indexOf(names[at] ?? "", at + 1) !== -1) {
      throw listError({ line, column: cells[at] ?? "", message: "Judul kolom ini ada dua kali" });
    }
  }
  return { order, resi };
}

function listError({ line, column, message }: CsvError) {
  return invalidField("csv", `Baris ${line}, ${column}: ${message}`);
}

function readRow({ line, cells: typed }: CsvRow, columns: Columns | null): ParsedResi {
  const found = typed.map(plainCode);
  const cells = found.filter(Boolean).length === 1 ? spacedCells(found) : found;
  const { order, resi } = columns ?? guessColumns(cells);
  return {
    line,
    orderNo: (cells[order] ?? "").toUpperCase(),
    resi: readResi(cells[resi] ?? ""),
  };
}

/** A line with another separator than the rest, or with spaces alone. */
function spacedCells(cells: readonly string[]): string[] {
  const [first = "", ...rest] = cells
    .join("")
    .trim()
    .split(/[\s,;]+/);
  return [first, rest.join(" ")];
}

/** A number of 8 characters and more, with words after it that hold no digit: `JNE0012345678 sudah dikirim`. */
const RESI_AND_WORDS = /^((?=\S*\d)[\w-]{8,})(?: [^\d\s]+)+$/;

/** Leaves out words after a complete number. Other words stay in it, so that it is no resi. */
function readResi(cell: string): string {
  return normalizeResi(RESI_AND_WORDS.exec(cell.replaceAll(/ +/g, " "))?.[1] ?? cell);
}

function guessColumns(cells: readonly string[]): Columns {
  const order = cells.findIndex(isOrderNumber);
  if (order === -1) return { order: 0, resi: 1 };
  return { order, resi: order + 1 < cells.length ? order + 1 : order - 1 };
}
