import "server-only";
import { db } from "../database/db.ts";
import type { RateProvider, RateRequest } from "./rate-provider.ts";
import type { Service, ShippingOptionView } from "./schema.ts";
import { toShippingOptions } from "./shipping-option.ts";

/** A row of the table. `rate` is rupiah per charged kilogram. */
export type Tariff = { service: string; rate: number; etd: string };

/** Returns the shipping options of a city's tariffs. */
export function priceByTariffs(
  tariffs: readonly Tariff[],
  kilograms: number,
): ShippingOptionView[] {
  return toShippingOptions(
    new Map(
      tariffs.map(({ service, rate, etd }) => [
        service as Service,
        { value: rate * kilograms, etd },
      ]),
    ),
  );
}

/** The shop's own table of estimated rates, which admins edit (docs/shipping.md#tariff-table). */
export const tariffTable = {
  async findRates({ city, kilograms }: RateRequest) {
    const tariffs = await db().cityTariff.findMany({ where: { cityId: city.id } });
    return priceByTariffs(tariffs, kilograms);
  },
} satisfies RateProvider;
