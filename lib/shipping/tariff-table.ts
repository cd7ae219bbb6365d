import "server-only";
import { db } from "../database/db.ts";
import type { City } from "../places/find-city.ts";
import type { CarrierId } from "./carriers.ts";
import type { ShippingOptionView } from "./schema.ts";
import { type Rate, toShippingOptions } from "./shipping-option.ts";

/** `kilograms` as the carrier charges them. */
export type RateRequest = { carrier: CarrierId; city: City; kilograms: number };

export type RateProvider = {
  /** Returns the carrier's services to the city in its order, in rupiah. Throws RateError. */
  findRates: (request: RateRequest, signal: AbortSignal) => Promise<ShippingOptionView[]>;
};

/** Of one service to one city. `rate` is rupiah per charged kilogram. */
export type Tariff = { rate: number; etd: string };

export function rateOfTariff({ rate, etd }: Tariff, kilograms: number): Rate {
  return { value: rate * kilograms, etd };
}

/** The shop's own table of estimated rates, which admins edit (docs/shipping.md#tariff-table). */
export const tariffTable = {
  async findRates({ carrier, city, kilograms }: RateRequest) {
    const tariffs = await db().cityTariff.findMany({ where: { carrier, cityId: city.id } });
    return toShippingOptions(carrier, (code) => {
      const tariff = tariffs.find(({ service }) => service === code);
      return tariff && rateOfTariff(tariff, kilograms);
    });
  },
} satisfies RateProvider;
