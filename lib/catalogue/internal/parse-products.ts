import { readCsvTable } from "../../csv/csv.ts";
import { type ImportFault, MAX_IMPORT_ROWS } from "../import-schema.ts";
import { CSV_FIELDS, CSV_HEADINGS, type CsvField, OPTIONAL_COLUMNS } from "../product-columns.ts";
import { type CreateProductInput, createProductInput } from "../schema.ts";

export type ParsedProduct = { line: number; input: CreateProductInput };

export type ParsedProducts = { rows: number; products: ParsedProduct[]; faults: ImportFault[] };

/** Reads a table of products by the rules and in the words of the product form. */
export function parseProducts(csv: string): ParsedProducts {
  const table = readCsvTable(csv, MAX_IMPORT_ROWS);
  if ("message" in table) return refuse(table.line, table.message);
  const names = table.heading.cells.map(folded);
  const missing = CSV_FIELDS.filter((field) => !OPTIONAL_COLUMNS.includes(field))
    .map((field) => CSV_HEADINGS[field])
    .filter((heading) => !names.includes(folded(heading)));
  if (missing.length > 0) {
    return refuse(table.heading.line, `Baris judul tidak memuat kolom ${missing.join(", ")}`);
  }
  if (table.rows.length === 0) return refuse(table.heading.line, "Belum ada barang di bawah judul");
  const beyond = table.rows[MAX_IMPORT_ROWS];
  if (beyond) return refuse(beyond.line, "Paling banyak 2.000 barang dalam satu berkas");

  const parsed: ParsedProducts = { rows: table.rows.length, products: [], faults: [] };
  for (const { line, cells } of table.rows) {
    const cell = (field: CsvField) => cells[names.indexOf(folded(CSV_HEADINGS[field]))] ?? "";
    const result = createProductInput.safeParse(
      Object.fromEntries(CSV_FIELDS.map((field) => [field, cell(field)])),
    );
    if (result.success) parsed.products.push({ line, input: result.data });
    else parsed.faults.push(...faultsOf(line, result.error.issues));
  }
  return parsed;
}

/** Nothing of the file can be taken. */
function refuse(line: number, message: string): ParsedProducts {
  return { rows: 0, products: [], faults: [{ line, column: "", message }] };
}

/** "Berat (Gram)", "berat_gram" and "BERAT GRAM" are one column. */
function folded(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, "");
}

type Issue = { path: PropertyKey[]; message: string };

/** The first fault of each field, as the form shows them. */
function faultsOf(line: number, issues: readonly Issue[]): ImportFault[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({
    line,
    column: CSV_HEADINGS[field as CsvField] ?? "",
    message,
  }));
}
