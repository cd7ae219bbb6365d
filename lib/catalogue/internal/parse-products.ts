import { readNamedRows } from "../../csv/named-columns.ts";
import { findStrayCell, readCsvTable } from "../../csv/read-csv.ts";
import { type ImportRowError, type ImportSource, MAX_IMPORT_ROWS } from "../csv/import-schema.ts";
import {
  EXPORT_HEADINGS,
  PRODUCT_COLUMNS,
  PRODUCT_FIELDS,
  type ProductField,
} from "../csv/product-columns.ts";
import { type CreateProductInput, createProductInput } from "../schema.ts";
import type { PeerRow } from "./peers/peer-product.ts";
import { headingAmong, isFileOf, openPeerTable, type Peer } from "./peers/peer-table.ts";
import { shopify } from "./peers/shopify.ts";
import { woocommerce } from "./peers/woocommerce.ts";

const PEERS: readonly Peer[] = [shopify, woocommerce];

/** A peer's product has rows of its variants and pictures. */
const MAX_PEER_ROWS = 10 * MAX_IMPORT_ROWS;

export type ParsedProduct = { line: number; input: CreateProductInput };

export type ParsedProducts = {
  /** The shop or the peer whose columns these are. */
  source: ImportSource;
  /** Products of the file, the faulty ones too. */
  rows: number;
  products: ParsedProduct[];
  errors: ImportRowError[];
  /** Of a peer's file: what was left out or guessed. */
  notes: ImportRowError[];
};

/** Parses a file in the shop's own columns, or in those of a peer (docs/catalogue.md#files-of-other-shops). */
export function parseProducts(csv: string): ParsedProducts {
  return parsePeerProducts(csv) ?? parseOwnProducts(csv);
}

function parseOwnProducts(csv: string): ParsedProducts {
  const table = readNamedRows(csv, {
    required: PRODUCT_FIELDS.filter((field) => !isOptional(field)).map(headingOf),
    known: [...PRODUCT_FIELDS.map(headingOf), ...EXPORT_HEADINGS],
    normalize: normalizeHeading,
    maxRows: MAX_IMPORT_ROWS,
  });
  if (Array.isArray(table)) return rejectFile(table);
  const { heading, rows, errors } = table;
  const refusal = refusalOf(heading.line, [...rows, ...errors]);
  if (refusal) return rejectFile([refusal]);
  const parsed: ParsedProducts = {
    source: "shop",
    rows: rows.length + errors.length,
    products: [],
    errors,
    notes: [],
  };
  for (const { line, cell } of rows) {
    const fields = PRODUCT_FIELDS.map((field) => [field, cell(headingOf(field))]);
    addRow(parsed, { line, fields: Object.fromEntries(fields), reasons: {} }, headingOf);
  }
  parsed.errors.sort((one, other) => one.line - other.line);
  return parsed;
}

/** Parses a file of Shopify or WooCommerce; null for any other. */
function parsePeerProducts(csv: string): ParsedProducts | null {
  const start = readCsvTable(csv, 0);
  const peer = "heading" in start && PEERS.find((one) => isFileOf(one, start.heading.cells));
  if (!peer) return null;
  const table = readCsvTable(csv, MAX_PEER_ROWS);
  if ("message" in table) return rejectFile([table]);
  const { heading } = table;
  const errors = table.rows.flatMap((row) => findStrayCell(heading, row) ?? []);
  if (errors.length > 0) return rejectFile(errors);
  if (table.rows.length > MAX_PEER_ROWS) return rejectFile([tooMany(MAX_PEER_ROWS + 1)]);
  const { rows, notes } = peer.read(openPeerTable(heading, table.rows));
  const refusal = refusalOf(heading.line, rows);
  if (refusal) return rejectFile([refusal]);
  const columnOf = (field: ProductField) =>
    peer.columns[field] ? headingAmong(heading.cells, peer.columns[field]) : headingOf(field);
  const parsed: ParsedProducts = {
    source: peer.source,
    rows: rows.length,
    products: [],
    errors: [],
    notes: notes.map(({ line, field, message }) => ({
      line,
      column: field ? columnOf(field) : "",
      message,
    })),
  };
  for (const row of rows) addRow(parsed, row, columnOf);
  return parsed;
}

function addRow(
  { products, errors }: ParsedProducts,
  { line, fields, reasons }: PeerRow,
  columnOf: (field: ProductField) => string,
) {
  const result = createProductInput.safeParse(fields);
  if (result.success) {
    products.push({ line, input: result.data });
    return;
  }
  for (const [field, message] of firstIssues(result.error.issues)) {
    errors.push({ line, column: columnOf(field), message: reasons[field] ?? message });
  }
}

/** Returns why a file of these rows can't be imported at all; null where it can. */
function refusalOf(headingLine: number, rows: readonly { line: number }[]): ImportRowError | null {
  if (rows.length === 0) return fileError(headingLine, "Belum ada barang di bawah judul");
  const last = Math.max(...rows.map(({ line }) => line));
  return rows.length > MAX_IMPORT_ROWS ? tooMany(last) : null;
}

function tooMany(line: number): ImportRowError {
  return fileError(line, "Paling banyak 2.000 barang dalam satu berkas");
}

function headingOf(field: ProductField): string {
  return PRODUCT_COLUMNS[field]?.heading ?? "";
}

/** Optional fields are optional columns; a column left out is an empty field. */
function isOptional(field: ProductField): boolean {
  return createProductInput.shape[field].safeParse(undefined).success;
}

function fileError(line: number, message: string): ImportRowError {
  return { line, column: "", message };
}

function rejectFile(errors: ImportRowError[]): ParsedProducts {
  return { source: "shop", rows: 0, products: [], errors, notes: [] };
}

/** Makes "Berat (Gram)", "berat_gram" and "BERAT GRAM" the same heading. */
function normalizeHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, "");
}

type Issue = { path: PropertyKey[]; message: string };

function firstIssues(issues: readonly Issue[]): Map<ProductField, string> {
  const byField = new Map<ProductField, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "") as ProductField;
    if (!byField.has(field)) byField.set(field, message);
  }
  return byField;
}
