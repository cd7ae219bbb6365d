import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import type { Paging } from "../../paging.ts";
import { pageWindow } from "../../paging.ts";
import type { Service } from "../schema.ts";
import type { CityTariffView } from "../tariff-schema.ts";

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
    const priceOf = (service: Service) => {
      const found = tariffs.find((tariff) => tariff.service === service);
      return found ? { rate: found.rate, etd: found.etd } : null;
    };
    return {
      id,
      city: name,
      province: province.name,
      OKE: priceOf("OKE"),
      REG: priceOf("REG"),
      YES: priceOf("YES"),
    };
  });
}
