import "server-only";
import { db } from "../database/db.ts";
import type { RateProvider, RateRequest } from "./rate-provider.ts";
import type { Service } from "./schema.ts";
import { toShippingOptions } from "./shipping-option.ts";

/** The shop's own table of estimated rates, which admins edit (docs/shipping.md#tariff-table). */
export const tariffTable = {
  async findRates({ city, kilograms }: RateRequest) {
    const rows = await db().cityTariff.findMany({ where: { cityId: city.id } });
    return toShippingOptions(
      new Map(
        rows.map(({ service, rate, etd }) => [
          service as Service,
          { value: rate * kilograms, etd },
        ]),
      ),
    );
  },
} satisfies RateProvider;
