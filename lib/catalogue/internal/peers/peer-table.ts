import type { CsvRow } from "../../../csv/read-csv.ts";
import type { ImportSource } from "../../csv/import-schema.ts";
import type { ProductField } from "../../csv/product-columns.ts";
import type { PeerRows } from "./peer-product.ts";

/** A row's cells by heading: the first of the names that the file has; "" without any. */
export type PeerCells = { line: number; cell: (...names: string[]) => string };

export type PeerTable = {
  /** The file's headings, as they are written. */
  headings: readonly string[];
  rows: PeerCells[];
};

export type Peer = {
  source: Exclude<ImportSource, "shop">;
  /** Headings that no other file has together. Each is one of several names. */
  marks: readonly (readonly string[])[];
  /** The column that a field is read from, by the names that it may have. */
  columns: Partial<Record<ProductField, readonly string[]>>;
  read: (table: PeerTable) => PeerRows;
};

const plain = (heading: string) => heading.trim().toLowerCase();

export function openPeerTable({ cells: headings }: CsvRow, rows: readonly CsvRow[]): PeerTable {
  const places = new Map(
    [...headings.map(plain).entries()].reverse().map(([at, name]) => [name, at]),
  );
  const placeOf = (names: readonly string[]) =>
    names.map((name) => places.get(plain(name))).find((place) => place !== undefined);
  return {
    headings,
    rows: rows.map(({ line, cells }) => ({
      line,
      cell: (...names) => cells[placeOf(names) ?? -1] ?? "",
    })),
  };
}

/** Returns the heading of the file that is one of the names; the first name where it has none. */
export function headingAmong(headings: readonly string[], names: readonly string[]): string {
  const wanted = names.map(plain);
  return headings.find((heading) => wanted.includes(plain(heading))) ?? names[0] ?? "";
}

export function isFileOf({ marks }: Peer, headings: readonly string[]): boolean {
  const found = new Set(headings.map(plain));
  return marks.every((names) => names.some((name) => found.has(plain(name))));
}

/** Returns the note that pictures stay behind; none where there is no picture. */
export function pictureNotes(count: number) {
  if (count === 0) return [];
  const message = `${count.toLocaleString("id-ID")} gambar tidak ikut. Tambahkan gambarnya di formulir barang`;
  return [{ line: 1, field: null, message }];
}
