import { z } from "zod";

export const ARCHIVE_VERSION = 1;
export const MANIFEST_FILE = "manifest.json";

/** The shop's migrations name its tables' columns. */
export const manifestSchema = z.object({
  version: z.literal(ARCHIVE_VERSION),
  /** Name of the newest migration. */
  schema: z.string(),
  shop: z.string(),
  exported_at: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  pictures: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export type StoredFile = { name: string; bytes: number; sha256: string };

export const tableFile = (table: string) => `tables/${table}.csv`;
