import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import { type Database, db } from "../../database/db.ts";
import { type Paging, pageWindow } from "../../paging.ts";
import { TARIFF_SERVICES } from "../carriers.ts";
import type { CityTariffView, TariffEditionView, TariffPrices } from "../tariff-schema.ts";

/** Returns tariffs by city code, and so by province. */
export async function readTariffs(
  database: Database,
  where: Prisma.CityWhereInput = {},
  paging?: Paging,
): Promise<CityTariffView[]> {
  const rows = await database.city.findMany({
    where,
    include: { province: { select: { name: true } }, tariffs: true },
    orderBy: { id: "asc" },
    ...(paging ? pageWindow(paging) : {}),
  });
  return rows.map(({ id, name, province, tariffs }) => {
    const prices: TariffPrices = {};
    for (const { carrier, service, label } of TARIFF_SERVICES) {
      const found = tariffs.find((row) => row.carrier === carrier && row.service === service);
      if (found) prices[label] = { rate: found.rate, etd: found.etd };
    }
    return { id, city: name, province: province.name, prices };
  });
}

/** Returns the present edition of the tariff table; the seed makes the first. */
export async function latestEdition(database: Database = db()): Promise<TariffEditionView> {
  const { id, editor, origin, createdAt } = await database.tariffEdition.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
  });
  return { id, editor, origin, created_at: createdAt.toISOString() };
}
