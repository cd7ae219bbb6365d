import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { csvHeading, formatCsvRows } from "../csv/csv.ts";
import { db } from "../database/db.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { metaOf, type Page } from "../paging.ts";
import { readTariffs } from "./internal/read-tariffs.ts";
import { daysCell } from "./internal/tariff-cells.ts";
import { COLUMNS, PRICE_COLUMNS, toCode } from "./internal/tariff-columns.ts";
import type { CityTariffView, TariffQuery } from "./tariff-schema.ts";

/** Lists tariffs by province and city. Throws forbidden for non-admins. */
export async function listTariffs(actor: Actor, query: TariffQuery): Promise<Page<CityTariffView>> {
  assertAdmin(actor);
  const where = toWhere(query.q);
  const [data, total] = await Promise.all([
    readTariffs(db(), where, query),
    db().city.count({ where }),
  ]);
  return { data, meta: metaOf(query, total) };
}

function toWhere(q: string): Prisma.CityWhereInput {
  if (q === "") return {};
  const part = { contains: escapeLike(q), mode: "insensitive" } as const;
  return { OR: [{ name: part }, { province: { name: part } }] };
}

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
