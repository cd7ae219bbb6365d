import { z } from "zod";
import { decodeCsv } from "../csv/decode-csv.ts";
import { FILE_TOO_LARGE, MAX_PICTURE_BYTES, OversizedFile } from "../media/picture-rules.ts";

export const MAX_IMPORT_ROWS = 2_000;
/** The largest file that an upload of the shop may hold. */
export const MAX_IMPORT_BYTES = MAX_PICTURE_BYTES;

/** A file in whatever encoding a spreadsheet has saved it, or its text. */
const csvField = z.unknown().transform((value, context): string => {
  if (value instanceof Uint8Array) return decodeCsv(value);
  // Half a character, which only JSON can spell, is none to PostgreSQL.
  if (typeof value === "string" && value !== "")
    return value.replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const message = value instanceof OversizedFile ? FILE_TOO_LARGE : "Pilih berkas CSV yang berisi";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

export const importProductsInput = z.object({
  csv: csvField,
  /** On: only look. Off: write, if there is no error. */
  dry_run: z.union([z.boolean(), z.stringbool()]).default(true),
  /** Of the dry run whose rows are to be written now. */
  import_key: z.string().max(64).optional(),
});

export type ImportProductsInput = z.infer<typeof importProductsInput>;

export const importRowError = z.object({
  /** As the spreadsheet numbers it: the heading is row 1. */
  line: z.number().int(),
  /** The column's heading; empty where it is about the whole row. */
  column: z.string(),
  message: z.string(),
});

export type ImportRowError = z.infer<typeof importRowError>;

/** What an import would do, or has done. */
export const importReport = z.object({
  /** Rows of the file that hold something. */
  rows: z.number().int(),
  /** Pieces in stock that they bring, together. */
  pieces: z.number().int(),
  /** The first rows as they would stand in the list. */
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
  /** The first faults of all that there are. */
  faults: z.array(importRowError),
  fault_count: z.number().int(),
  faulty_rows: z.number().int(),
  /** Products in the shop that have one of the names already: perhaps somebody else was quicker. */
  same_names: z.number().int(),
  /** Names the rows, whatever file they come in: the same rows are imported once. */
  import_key: z.string(),
  /** When these rows were imported; null where they never were. */
  imported_at: z.string().nullable(),
  written: z.boolean(),
});

export type ImportReport = z.infer<typeof importReport>;

export const importReportAnswer = z.object({ data: importReport });
