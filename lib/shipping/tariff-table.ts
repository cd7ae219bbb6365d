import "server-only";
import { db } from "../database/db.ts";
import type { City } from "../places/find-city.ts";
import type { CarrierId } from "./carriers.ts";
import type { ShippingOptionView } from "./schema.ts";
import { toShippingOptions } from "./shipping-option.ts";

/** `kilograms` as the carrier charges them. */
export type RateRequest = { carrier: CarrierId; city: City; kilograms: number };

/** A source of a carrier's prices from the shop's city to another. */
export type RateProvider = {
  /** Returns the carrier's services to the city in its order, in rupiah. Throws RateError. */
  findRates: (request: RateRequest, signal: AbortSignal) => Promise<ShippingOptionView[]>;
};

/** A row of the table, of one city and carrier. `rate` is rupiah per charged kilogram. */
export type Tariff = { service: string; rate: number; etd: string };

/** Returns the shipping options of a carrier's tariffs to a city. */
export function priceByTariffs(
  carrier: string,
  tariffs: readonly Tariff[],
  kilograms: number,
): ShippingOptionView[] {
  return toShippingOptions(carrier, (code) => {
    const tariff = tariffs.find(({ service }) => service === code);
    return tariff && { value: tariff.rate * kilograms, etd: tariff.etd };
  });
}

/** The shop's own table of estimated rates, which admins edit (docs/shipping.md#tariff-table). */
export const tariffTable = {
  async findRates({ carrier, city, kilograms }: RateRequest) {
    const tariffs = await db().cityTariff.findMany({ where: { carrier, cityId: city.id } });
    return priceByTariffs(carrier, tariffs, kilograms);
  },
} satisfies RateProvider;
