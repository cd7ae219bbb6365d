import { readNamedRows } from "../../csv/named-columns.ts";
import { type ImportRowError, MAX_IMPORT_ROWS } from "../csv/import-schema.ts";
import {
  EXPORT_HEADINGS,
  PRODUCT_COLUMNS,
  PRODUCT_FIELDS,
  type ProductField,
} from "../csv/product-columns.ts";
import { type CreateProductInput, createProductInput } from "../schema.ts";

export type ParsedProduct = { line: number; input: CreateProductInput };

export type ParsedProducts = { rows: number; products: ParsedProduct[]; errors: ImportRowError[] };

export function parseProducts(csv: string): ParsedProducts {
  const table = readNamedRows(csv, {
    required: PRODUCT_FIELDS.filter((field) => !isOptional(field)).map(headingOf),
    known: [...PRODUCT_FIELDS.map(headingOf), ...EXPORT_HEADINGS],
    normalize: normalizeHeading,
    maxRows: MAX_IMPORT_ROWS,
  });
  if (Array.isArray(table)) return rejectFile(table);
  const { heading, rows, errors } = table;
  const count = rows.length + errors.length;
  if (count === 0) return rejectFile([fileError(heading.line, "Belum ada barang di bawah judul")]);
  if (count > MAX_IMPORT_ROWS) {
    const line = Math.max(rows.at(-1)?.line ?? 0, errors.at(-1)?.line ?? 0);
    return rejectFile([fileError(line, "Paling banyak 2.000 barang dalam satu berkas")]);
  }
  const parsed: ParsedProducts = { rows: count, products: [], errors };
  for (const { line, cell } of rows) {
    const result = createProductInput.safeParse(
      Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, cell(headingOf(field))])),
    );
    if (result.success) parsed.products.push({ line, input: result.data });
    else parsed.errors.push(...rowErrors(line, result.error.issues));
  }
  parsed.errors.sort((one, other) => one.line - other.line);
  return parsed;
}

function headingOf(field: ProductField): string {
  return PRODUCT_COLUMNS[field].heading;
}

/** Optional fields are optional columns; a column left out is an empty field. */
function isOptional(field: ProductField): boolean {
  return createProductInput.shape[field].safeParse(undefined).success;
}

function fileError(line: number, message: string): ImportRowError {
  return { line, column: "", message };
}

function rejectFile(errors: ImportRowError[]): ParsedProducts {
  return { rows: 0, products: [], errors };
}

/** Makes "Berat (Gram)", "berat_gram" and "BERAT GRAM" the same heading. */
function normalizeHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/g, "");
}

type Issue = { path: PropertyKey[]; message: string };

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
