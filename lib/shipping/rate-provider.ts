import type { City } from "../places/find-city.ts";
import type { ShippingOptionView } from "./schema.ts";

/** `kilograms` as charged (charged-weight.ts). */
export type RateRequest = { city: City; kilograms: number };

/** A source of JNE's prices from the shop's city to another. */
export type RateProvider = {
  /** Returns the city's services in the order of SERVICES, in rupiah. Throws RateError. */
  findRates: (request: RateRequest, signal: AbortSignal) => Promise<ShippingOptionView[]>;
};
