import { z } from "zod";
import { searchText } from "../fields/search-text.ts";
import { pagingFields } from "../paging.ts";

/** Three times the size of all 514 cities, and below the limit for bodies. */
export const MAX_TARIFF_CSV_LENGTH = 200_000;

const price = z.object({
  /** Rupiah per charged kilogram. */
  rate: z.number().int(),
  /** Days as text: "2-3". */
  etd: z.string(),
});

export type TariffPrice = z.infer<typeof price>;

/** By the labels of TARIFF_SERVICES; a service that the city lacks is left out. */
export type TariffPrices = Record<string, TariffPrice>;

export type CityTariffView = { id: string; city: string; province: string; prices: TariffPrices };

export const tariffQuery = z.object({ q: searchText(), ...pagingFields });

export type TariffQuery = z.infer<typeof tariffQuery>;

/** A version of the table; the seed's has no editor. */
export type TariffEditionView = {
  id: string;
  editor: string | null;
  /** Official name of the city that the prices are from; null for one of an earlier release. */
  origin: string | null;
  created_at: string;
};

export type TariffState = {
  edition: TariffEditionView;
  /** The city that the table's prices are from, by its bare name. SHOP_CITY where it isn't known. */
  origin: string;
  /** True where RajaOngkir prices parcels, and the table only while it fails. */
  isFallback: boolean;
  /** End of the circuit breaker's pause. */
  pausedUntil: string | null;
};

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

const tariffError = z.object({
  /** The heading is line 1. */
  line: z.number().int(),
  /** Empty: the whole line. */
  column: z.string(),
  message: z.string(),
});

export type TariffError = z.infer<typeof tariffError>;

const tariffChange = z.object({
  line: z.number().int(),
  city: z.string(),
  service: z.string(),
  before: price.nullable(),
  after: price.nullable(),
});

export type TariffChange = z.infer<typeof tariffChange>;

export const tariffReport = z
  .object({
    cities: z.number().int(),
    changes: z.array(tariffChange),
    faults: z.array(tariffError),
    edition: z.string(),
    written: z.boolean(),
  })
  .meta({ id: "TariffReport" });

export type TariffReport = z.infer<typeof tariffReport>;

export const tariffReportAnswer = z.object({ data: tariffReport });
