import "server-only";
import { getCarrier } from "./carriers.ts";
import { throughCircuit } from "./internal/circuit.ts";
import {
  type KomerceSettings,
  komerceSettings,
  requestKomerce,
} from "./internal/komerce-client.ts";
import { findDestination } from "./internal/komerce-destination.ts";
import { komerceCosts, toRates } from "./internal/komerce-services.ts";
import { getOrigin } from "./internal/origin.ts";
import { type Rate, toShippingOptions } from "./shipping-option.ts";
import { type RateProvider, type RateRequest, tariffTable } from "./tariff-table.ts";

const GRAMS_PER_KILOGRAM = 1000;

/** Returns RajaOngkir (Komerce, API V2), or null without a key. It throws RateError. */
export function rajaOngkir(): RateProvider | null {
  const settings = komerceSettings();
  if (!settings) return null;
  return {
    findRates: (request, signal) =>
      throughCircuit(settings.id, async () => {
        const rates = await askRates(settings, request, signal);
        const complete = await fillDays(request, rates);
        return toShippingOptions(request.carrier, (code) => complete.get(code));
      }),
  };
}

async function askRates(
  settings: KomerceSettings,
  { carrier, city, kilograms }: RateRequest,
  signal: AbortSignal,
): Promise<Map<string, Rate>> {
  const [origin, destination] = await Promise.all([
    getOrigin().then((origin) => findDestination(settings, { ...origin, signal })),
    findDestination(settings, { cityId: city.id, signal }),
  ]);
  const costs = await requestKomerce(
    settings,
    {
      method: "POST",
      path: "/calculate/domestic-cost",
      form: {
        origin: String(origin),
        destination: String(destination),
        // Sends charged kilograms, so that the quote can be cached by them.
        weight: String(kilograms * GRAMS_PER_KILOGRAM),
        courier: carrier,
      },
      signal,
    },
    komerceCosts,
  );
  return toRates(carrier, costs ?? []);
}

/** Fills missing days from the tariff table: the service's own, else the carrier's, else the slowest. */
async function fillDays(
  request: RateRequest,
  rates: Map<string, Rate>,
): Promise<Map<string, Rate>> {
  if ([...rates.values()].every(({ etd }) => etd !== "")) return rates;
  const estimates = await tariffTable.findRates(request);
  const { services } = getCarrier(request.carrier);
  const daysOf = (service: string) => {
    const own = estimates.find((option) => option.service === service)?.cost[0]?.etd;
    const usual = services.find(({ code }) => code === service)?.days;
    return own ?? usual ?? estimates[0]?.cost[0]?.etd ?? "";
  };
  return new Map(
    [...rates].map(([service, { value, etd }]) => [
      service,
      { value, etd: etd || daysOf(service) },
    ]),
  );
}
