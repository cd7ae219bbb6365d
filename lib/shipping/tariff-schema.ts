import { z } from "zod";
import { searchText } from "../fields/search-text.ts";
import { pageMeta, pagingFields } from "../paging.ts";
import { SERVICES } from "./schema.ts";

/** Three times the size of all 514 cities, and below the limit for bodies. */
export const MAX_TARIFF_CSV_LENGTH = 200_000;

const price = z.object({
  /** Rupiah per charged kilogram. */
  rate: z.number().int(),
  /** Days as text: "2-3". */
  etd: z.string(),
});

export type TariffPrice = z.infer<typeof price>;

export const cityTariffView = z.object({
  id: z.string(),
  city: z.string(),
  province: z.string(),
  OKE: price.nullable(),
  REG: price.nullable(),
  YES: price.nullable(),
});

export type CityTariffView = z.infer<typeof cityTariffView>;

export const tariffPage = z.object({ data: z.array(cityTariffView), meta: pageMeta });

export type TariffPage = z.infer<typeof tariffPage>;

export const tariffQuery = z.object({ q: searchText(), ...pagingFields });

export type TariffQuery = z.infer<typeof tariffQuery>;

/** A version of the table; the seed's has no editor. */
export const tariffEditionView = z.object({
  id: z.string(),
  editor: z.string().nullable(),
  created_at: z.string(),
});

export type TariffEditionView = z.infer<typeof tariffEditionView>;

export const uploadTariffsInput = z.object({
  csv: z
    .string("Berkasnya kosong")
    .min(1, "Berkasnya kosong")
    .max(MAX_TARIFF_CSV_LENGTH, "Berkasnya terlalu besar"),
  dry_run: z.union([z.boolean(), z.stringbool()]).default(true),
  /** The edition of the dry run, for optimistic locking. */
  edition: z.uuid().optional(),
});

export type UploadTariffsInput = z.infer<typeof uploadTariffsInput>;

export const tariffError = z.object({
  /** The heading is line 1. */
  line: z.number().int(),
  /** Empty: the whole line. */
  column: z.string(),
  message: z.string(),
});

export type TariffError = z.infer<typeof tariffError>;

export const tariffChange = z.object({
  line: z.number().int(),
  city: z.string(),
  service: z.enum(SERVICES),
  before: price.nullable(),
  after: price.nullable(),
});

export type TariffChange = z.infer<typeof tariffChange>;

export const tariffReport = z.object({
  cities: z.number().int(),
  changes: z.array(tariffChange),
  faults: z.array(tariffError),
  edition: z.string(),
  written: z.boolean(),
});

export type TariffReport = z.infer<typeof tariffReport>;

export const tariffReportAnswer = z.object({ data: tariffReport });
