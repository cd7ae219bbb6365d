import type { City } from "../places/find-city.ts";
import type { ShippingOptionView } from "./schema.ts";

/** What a provider is asked: whole kilograms as JNE charges them (charged-weight.ts). */
export type RateRequest = {
  city: City;
  kilograms: number;
  /** The customer's, where it is known: it helps to find the city in another's numbering. */
  zipCode?: string | undefined;
};

/** A source of JNE's prices from the shop's city to another. */
export type RateProvider = {
  /**
   * Rupiah and days for each service that the city has, in the order of SERVICES. Gives up when
   * `signal` says so. Throws RateFault where it can't tell.
   */
  findRates: (request: RateRequest, signal: AbortSignal) => Promise<ShippingOptionView[]>;
};
