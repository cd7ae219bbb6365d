import "server-only";
import { db } from "../db.ts";
import { chargedKilograms } from "./charged-weight.ts";
import type { City } from "./places.ts";
import { SERVICE_DESCRIPTIONS, SERVICES, type Service, type ShippingOptionView } from "./schema.ts";

/**
 * What JNE's services cost from South Jakarta to a city, by the tariff table: rupiah for the
 * charged kilograms of `grams`. A service that the city doesn't have is left out.
 */
export async function quoteShipping(city: City, grams: number): Promise<ShippingOptionView[]> {
  const rows = await db().tariffCity.findMany({
    where: { cityId: city.id },
    include: { tariff: true },
  });
  const kilograms = chargedKilograms(grams);
  const options = new Map(rows.map((row) => [row.service, row.tariff]));
  return SERVICES.flatMap((service: Service) => {
    const tariff = options.get(service);
    if (!tariff) return [];
    return [
      {
        service,
        description: SERVICE_DESCRIPTIONS[service],
        cost: [{ value: tariff.rate * kilograms, etd: tariff.etd }],
      },
    ];
  });
}
