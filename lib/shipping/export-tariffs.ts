import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { csvHeading, formatCsvRows } from "../csv/csv.ts";
import { db } from "../database/db.ts";
import { readTariffs } from "./internal/read-tariffs.ts";
import { daysCell } from "./internal/tariff-cells.ts";
import { COLUMNS, PRICE_COLUMNS, toCode } from "./internal/tariff-columns.ts";

/** Returns the tariff table as CSV with semicolons, as Indonesian Excel reads it. Throws forbidden. */
export async function exportTariffs(actor: Actor): Promise<string> {
  assertAdmin(actor);
  const cities = await readTariffs(db());
  const rows = cities.map((city) => [
    toCode(city.id),
    city.province,
    city.city,
    ...PRICE_COLUMNS.flatMap(({ label }) => {
      const price = city.prices[label];
      return price ? [String(price.rate), daysCell(price)] : ["", ""];
    }),
  ]);
  return csvHeading(COLUMNS) + formatCsvRows(rows);
}
