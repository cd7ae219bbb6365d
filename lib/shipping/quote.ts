import "server-only";
import { limit } from "../limits/limit.ts";
import type { City } from "../places/find-city.ts";
import { metrics } from "../telemetry/metrics.ts";
import { type CarrierId, getCarrier } from "./carriers.ts";
import {
  findCachedQuote,
  findLastGoodQuote,
  keepQuote,
  type Quote,
  type Route,
} from "./internal/cached-quotes.ts";
import { originName } from "./internal/origin.ts";
import { RateError } from "./internal/rate-error.ts";
import { singleFlight } from "./internal/single-flight.ts";
import { rajaOngkir } from "./rajaongkir.ts";
import type { SeenPrice } from "./schema.ts";
import type { Rate } from "./shipping-option.ts";
import {
  type RateProvider,
  type RateRequest,
  rateOfTariff,
  type Tariff,
  tariffTable,
} from "./tariff-table.ts";

export type { Quote };

const PATIENCE_MS = 5_000;

/** Caller that asks for a price: the user's id, and the address group where it is known. */
type RateRequester = { account: string; group: string | null };

type QuoteHints = {
  /** The price that the customer was shown. A recent quote with that price is reused. */
  seen?: SeenPrice | undefined;
  /** By whom look-ups at RajaOngkir are limited. */
  requester?: RateRequester;
};

/** Returns a carrier's services to a city, in rupiah, and the source. Takes up to 5 s: don't call in a transaction. */
export async function quoteShipping(
  carrier: CarrierId,
  city: City,
  grams: number,
  hints: QuoteHints = {},
): Promise<Quote> {
  const kilograms = getCarrier(carrier).chargedKilograms(grams);
  const quote = await findQuote({ carrier, city, kilograms }, hints);
  metrics().quotes.inc({ source: quote.source });
  return quote;
}

/** Returns whether quotes come from the tariff table alone. */
export function usesTableOnly(): boolean {
  return rajaOngkir() === null;
}

/** Returns a service's price by its tariff, which orders read under their locks; null where it has none. */
export function rateByTable(carrier: CarrierId, tariff: Tariff | null, grams: number): Rate | null {
  metrics().quotes.inc({ source: "table" });
  return tariff && rateOfTariff(tariff, getCarrier(carrier).chargedKilograms(grams));
}

async function findQuote(request: RateRequest, { seen, requester }: QuoteHints): Promise<Quote> {
  const service = rajaOngkir();
  if (!service) return { source: "table", options: await tariffTable.findRates(request) };
  const { carrier, city, kilograms } = request;
  const route: Route = { origin: await originName(), carrier, cityId: city.id, kilograms };
  const kept = await findCachedQuote(route, seen);
  if (kept) return kept;
  // Not kept: other customers get RajaOngkir's price.
  if (requester && !(await mayLookUp(requester))) return fallback(route, request);
  const lookup = () => findCachedQuote(route, undefined);
  return singleFlight(`quote ${Object.values(route).join(" ")}`, lookup, async () => {
    const quote = await requestQuote(service, route, request);
    await keepQuote(route, quote);
    return quote;
  });
}

/** Counts a price that RajaOngkir is asked for. Returns false where the requester's share is used up. */
async function mayLookUp({ account, group }: RateRequester): Promise<boolean> {
  if (!(await limit("rate-look-up", account).allows())) return false;
  return group === null || limit("rate-look-up-address", group).allows();
}

async function requestQuote(
  service: RateProvider,
  route: Route,
  request: RateRequest,
): Promise<Quote> {
  try {
    const options = await service.findRates(request, AbortSignal.timeout(PATIENCE_MS));
    return { source: "rajaongkir", options };
  } catch (error) {
    if (!(error instanceof RateError)) throw error;
    return fallback(route, request);
  }
}

async function fallback(route: Route, request: RateRequest): Promise<Quote> {
  const earlier = await findLastGoodQuote(route);
  if (earlier) return { source: "earlier-quote", options: earlier };
  return { source: "table-fallback", options: await tariffTable.findRates(request) };
}
