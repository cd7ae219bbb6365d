import "server-only";
import Papa from "papaparse";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../db.ts";
import { readTariffs } from "./internal/read-tariffs.ts";
import { daysCell } from "./internal/tariff-cells.ts";
import { CITY, CODE, COLUMNS, PRICE_COLUMNS, PROVINCE, toCode } from "./internal/tariff-columns.ts";

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The tariff table as a CSV that an Indonesian Excel opens in columns (semicolons, byte order
 * mark). No cell can begin a formula. Throws forbidden for everyone but admins.
 */
export async function exportTariffs(actor: Actor): Promise<string> {
  assertAdmin(actor);
  const cities = await readTariffs(db());
  const rows = cities.map((city) => ({
    [CODE]: toCode(city.id),
    [PROVINCE]: city.province,
    [CITY]: city.city,
    ...Object.fromEntries(
      PRICE_COLUMNS.flatMap(({ service, rate, days }) => {
        const price = city[service];
        return [
          [rate, price ? String(price.rate) : ""],
          [days, price ? daysCell(price) : ""],
        ];
      }),
    ),
  }));
  const csv = Papa.unparse(rows, {
    columns: [...COLUMNS],
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: true,
  });
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}
