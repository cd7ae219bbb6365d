import { readCsvTable } from "../../csv/csv.ts";
import { type ImportRowError, MAX_IMPORT_ROWS } from "../import-schema.ts";
import { PRODUCT_COLUMNS, PRODUCT_FIELDS, type ProductField } from "../product-columns.ts";
import { type CreateProductInput, createProductInput } from "../schema.ts";

export type ParsedProduct = { line: number; input: CreateProductInput };

export type ParsedProducts = { rows: number; products: ParsedProduct[]; errors: ImportRowError[] };

/** Parses a CSV of products by the rules of the product form. */
export function parseProducts(csv: string): ParsedProducts {
  const table = readCsvTable(csv, MAX_IMPORT_ROWS);
  if ("message" in table) return rejectFile(table.line, table.message);
  const names = table.heading.cells.map(normalizeHeading);
  const missing = PRODUCT_FIELDS.filter((field) => !isOptional(field))
    .map((field) => PRODUCT_COLUMNS[field].heading)
    .filter((heading) => !names.includes(normalizeHeading(heading)));
  if (missing.length > 0) {
    return rejectFile(table.heading.line, `Baris judul tidak memuat kolom ${missing.join(", ")}`);
  }
  if (table.rows.length === 0)
    return rejectFile(table.heading.line, "Belum ada barang di bawah judul");
  const firstExtraRow = table.rows[MAX_IMPORT_ROWS];
  if (firstExtraRow)
    return rejectFile(firstExtraRow.line, "Paling banyak 2.000 barang dalam satu berkas");

  const parsed: ParsedProducts = { rows: table.rows.length, products: [], errors: [] };
  // Found once: a heading may have a million cells.
  const columns = PRODUCT_FIELDS.map(
    (field) => [field, names.indexOf(normalizeHeading(PRODUCT_COLUMNS[field].heading))] as const,
  );
  for (const { line, cells } of table.rows) {
    const result = createProductInput.safeParse(
      Object.fromEntries(columns.map(([field, at]) => [field, cells[at] ?? ""])),
    );
    if (result.success) parsed.products.push({ line, input: result.data });
    else parsed.errors.push(...rowErrors(line, result.error.issues));
  }
  return parsed;
}

/** Optional fields are optional columns; a column left out is an empty field. */
function isOptional(field: ProductField): boolean {
  return createProductInput.shape[field].safeParse(undefined).success;
}

function rejectFile(line: number, message: string): ParsedProducts {
  return { rows: 0, products: [], errors: [{ line, column: "", message }] };
}

/** Makes "Berat (Gram)", "berat_gram" and "BERAT GRAM" the same heading. */
function normalizeHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, "");
}

type Issue = { path: PropertyKey[]; message: string };

/** Returns the first error of each field. */
function rowErrors(line: number, issues: readonly Issue[]): ImportRowError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({
    line,
    column: PRODUCT_COLUMNS[field as ProductField]?.heading ?? "",
    message,
  }));
}
