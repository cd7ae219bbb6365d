import { z } from "zod";
import { decodeCsv } from "../../csv/decode-csv.ts";
import { atMost } from "../../fields/required-text.ts";
import { FILE_TOO_LARGE, MAX_PICTURE_BYTES, OversizedFile } from "../../media/picture-rules.ts";

export const MAX_IMPORT_ROWS = 2_000;
export const MAX_IMPORT_BYTES = MAX_PICTURE_BYTES;

/** A file in any encoding that spreadsheets save, or its text. */
const csvField = z.unknown().transform((value, context): string => {
  if (value instanceof Uint8Array) return decodeCsv(value);
  // PostgreSQL stores no lone surrogates, and JSON can contain them.
  if (typeof value === "string" && value !== "")
    return value.replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const message = value instanceof OversizedFile ? FILE_TOO_LARGE : "Pilih berkas CSV yang berisi";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

export const importProductsInput = z.object({
  csv: csvField,
  /** True only checks the file. False writes its rows if there is no error. */
  dry_run: z.union([z.boolean(), z.stringbool()]).default(true),
  /** The key that the dry run returned for these rows. */
  import_key: z.string().max(64, atMost(64, "id")).optional(),
});

export type ImportProductsInput = z.infer<typeof importProductsInput>;

const importRowError = z.object({
  /** The spreadsheet's row number; the heading is row 1. */
  line: z.number().int(),
  /** Column heading; empty for an error of the whole row. */
  column: z.string(),
  message: z.string(),
});

export type ImportRowError = z.infer<typeof importRowError>;

/** The shop whose columns a file has: this one, or a peer. */
const IMPORT_SOURCES = ["shop", "shopify", "woocommerce"] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];

const importReport = z.object({
  source: z.enum(IMPORT_SOURCES),
  /** Products of the file, the faulty ones too. */
  rows: z.number().int(),
  /** The sum of their stock. */
  pieces: z.number().int(),
  preview: z.array(
    z.object({
      line: z.number().int(),
      name: z.string(),
      category: z.string(),
      size: z.string(),
      price: z.string(),
      stock: z.number().int(),
    }),
  ),
  /** At most 500 errors; `fault_count` counts all. */
  faults: z.array(importRowError),
  fault_count: z.number().int(),
  faulty_rows: z.number().int(),
  /** At most 500 things that were left out or guessed of a peer's file; `note_count` counts all. */
  notes: z.array(importRowError),
  note_count: z.number().int(),
  same_names: z.number().int(),
  /** Hash of the rows' content. The same rows are imported once. */
  import_key: z.string(),
  /** Null where these rows were never imported. */
  imported_at: z.string().nullable(),
  written: z.boolean(),
});

export type ImportReport = z.infer<typeof importReport>;

export const importReportAnswer = z.object({ data: importReport });
