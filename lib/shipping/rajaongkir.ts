import "server-only";
import { throughCircuit } from "./internal/circuit.ts";
import { askKomerce } from "./internal/komerce-client.ts";
import { findDestination } from "./internal/komerce-destination.ts";
import { komerceCosts, toRates } from "./internal/komerce-services.ts";
import { type KomerceSettings, komerceSettings } from "./internal/komerce-settings.ts";
import { getOrigin } from "./internal/origin.ts";
import type { RateProvider, RateRequest } from "./rate-provider.ts";
import type { Service } from "./schema.ts";
import { type Rate, toShippingOptions } from "./shipping-option.ts";
import { tariffTable } from "./tariff-table.ts";

const GRAMS_PER_KILOGRAM = 1000;

/** Returns RajaOngkir (Komerce, API V2), or null without a key. It throws RateError. */
export function rajaOngkir(): RateProvider | null {
  const settings = komerceSettings();
  if (!settings) return null;
  return {
    findRates: (request, signal) =>
      throughCircuit(settings.id, async () => {
        const rates = await askRates(settings, request, signal);
        return toShippingOptions(await fillDays(request, rates));
      }),
  };
}

async function askRates(
  settings: KomerceSettings,
  { city, kilograms }: RateRequest,
  signal: AbortSignal,
): Promise<Map<Service, Rate>> {
  const [origin, destination] = await Promise.all([
    getOrigin().then((origin) => findDestination(settings, { ...origin, signal })),
    findDestination(settings, { cityId: city.id, signal }),
  ]);
  const costs = await askKomerce(
    settings,
    {
      method: "POST",
      path: "/calculate/domestic-cost",
      form: {
        origin: String(origin),
        destination: String(destination),
        // Sends charged kilograms, so that the quote can be cached by them.
        weight: String(kilograms * GRAMS_PER_KILOGRAM),
        courier: "jne",
      },
      signal,
    },
    komerceCosts,
  );
  return toRates(costs ?? []);
}

/** Fills missing days from the tariff table: the service's own, else the slowest. YES is next-day. */
async function fillDays(
  request: RateRequest,
  rates: Map<Service, Rate>,
): Promise<Map<Service, Rate>> {
  if ([...rates.values()].every(({ etd }) => etd !== "")) return rates;
  const estimates = await tariffTable.findRates(request);
  const daysOf = (service: Service) => {
    const own = estimates.find((option) => option.service === service);
    if (!own && service === "YES") return "1";
    return (own ?? estimates[0])?.cost[0]?.etd ?? "";
  };
  return new Map(
    [...rates].map(([service, { value, etd }]) => [
      service,
      { value, etd: etd || daysOf(service) },
    ]),
  );
}
