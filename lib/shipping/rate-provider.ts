import type { City } from "../places/find-city.ts";
import type { CarrierId } from "./carriers.ts";
import type { ShippingOptionView } from "./schema.ts";

/** `kilograms` as the carrier charges them. */
export type RateRequest = { carrier: CarrierId; city: City; kilograms: number };

/** A source of a carrier's prices from the shop's city to another. */
export type RateProvider = {
  /** Returns the carrier's services to the city in its order, in rupiah. Throws RateError. */
  findRates: (request: RateRequest, signal: AbortSignal) => Promise<ShippingOptionView[]>;
};
