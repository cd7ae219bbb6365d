import { isUtf8 } from "node:buffer";
import { decodeCsv } from "../../../csv/decode-csv.ts";
import { type RawRow, splitRows } from "../../../csv/read-csv.ts";

/** A file as rows of text. `delimiter` is empty for a workbook. */
export type Table = {
  rows: () => Iterable<RawRow>;
  delimiter: string;
  encoding: "UTF-8" | "UTF-16" | "Windows-1252" | "XLSX";
};

const DELIMITERS = [",", ";", "\t", "|"];

const PDF =
  "Berkas ini PDF. Jago, SeaBank, dan Jenius hanya memberi PDF, dan PDF tidak dapat dibaca.";
const OLD_EXCEL = "Berkas ini .xls lama. Buka di Excel, lalu simpan sebagai CSV atau XLSX.";
const HTML =
  "Berkas ini halaman HTML bernama .xls. Buka di Excel, lalu simpan sebagai CSV atau XLSX.";
const MT940 = "Berkas ini MT940. Unduh rekening koran sebagai CSV.";
const UNREADABLE = "Berkas ini tidak dapat dibaca";

/** The unpacked sizes of a workbook together. A statement of 50,000 rows has 30 MB. */
const MAX_WORKBOOK_BYTES = 100 * 1024 * 1024;

/** Returns the file cut at each delimiter that it may have, or the reason why it can't be read. */
export async function openTables(bytes: Uint8Array): Promise<Table[] | { refused: string }> {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (start.startsWith("%PDF")) return { refused: PDF };
  if (start.startsWith("\xd0\xcf\x11\xe0")) return { refused: OLD_EXCEL };
  if (start.startsWith("PK\x03\x04")) return openWorkbook(bytes);
  if (/<(!doctype html|html|table|meta)\b/i.test(start)) return { refused: HTML };
  const text = decodeCsv(bytes);
  if (/^\s*(\{1:|:20:)/.test(text)) return { refused: MT940 };
  if (text.includes("\0")) return { refused: UNREADABLE };
  return cutText(text, encodingOf(bytes, start));
}

function encodingOf(bytes: Uint8Array, start: string): Table["encoding"] {
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return "UTF-16";
  return isUtf8(bytes) ? "UTF-8" : "Windows-1252";
}

function cutText(text: string, encoding: Table["encoding"]): Table[] {
  return DELIMITERS.map((delimiter) => ({
    delimiter,
    encoding,
    rows: () => splitRows(text, delimiter),
  }));
}

async function openWorkbook(bytes: Uint8Array): Promise<Table[] | { refused: string }> {
  if (unpackedBytes(bytes) > MAX_WORKBOOK_BYTES) return { refused: "Berkas ini terlalu besar" };
  const sheet = await readFirstSheet(bytes);
  if (!sheet) return { refused: UNREADABLE };
  // A workbook of Yokke holds lines of CSV in its first column.
  if (sheet.every((cells) => cells.slice(1).every((cell) => cell === ""))) {
    return cutText(sheet.map(([line = ""]) => line).join("\n"), "XLSX");
  }
  const rows = sheet.map((cells, at) => ({ line: at + 1, cells, isBroken: false }));
  return [{ delimiter: "", encoding: "XLSX", rows: () => rows }];
}

async function readFirstSheet(bytes: Uint8Array): Promise<string[][] | null> {
  const { readSheet } = await import("read-excel-file/node");
  try {
    const sheet = await readSheet(Buffer.from(bytes));
    return sheet.map((cells) => cells.map(cellText));
  } catch {
    return null;
  }
}

/** A number keeps two decimals, so that it is none of thousands; a serial date keeps all. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "number") return cell === null || cell === undefined ? "" : String(cell);
  const isMoney = Math.abs(cell * 100 - Math.round(cell * 100)) < 1e-4;
  return isMoney ? cell.toFixed(2) : String(cell);
}

const ENTRY = Buffer.from("PK\x01\x02", "latin1");
const SIZE_OFFSET = 24;

/** Sums the sizes that a zip file's directory names. */
function unpackedBytes(bytes: Uint8Array): number {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = zip.indexOf(ENTRY); at !== -1; at = zip.indexOf(ENTRY, at + ENTRY.length)) {
    if (at + SIZE_OFFSET + 4 <= zip.length) sum += zip.readUInt32LE(at + SIZE_OFFSET);
  }
  return sum;
}
