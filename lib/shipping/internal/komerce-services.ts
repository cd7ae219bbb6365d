import { z } from "zod";
import { getCarrier } from "../carriers.ts";
import type { Rate } from "../shipping-option.ts";
import { RateError } from "./rate-error.ts";

/** `data` of /calculate/domestic-cost. */
export const komerceCosts = z.array(
  z.looseObject({ service: z.string(), cost: z.number(), etd: z.string().nullish() }),
);

type KomerceCosts = z.infer<typeof komerceCosts>;

/** A higher price is an error of the service. */
const MAX_RUPIAH = 100_000_000;

/**
 * Returns a carrier's offered services of a route, by their codes. Throws RateError for an impossible price, and if every
 * name is unknown: an empty list would stop the sale, a fallback doesn't.
 */
export function toRates(carrier: string, costs: KomerceCosts): Map<string, Rate> {
  const { services, hiddenRates } = getCarrier(carrier);
  const rates = new Map<string, Rate>();
  for (const { code, rateNames } of services) {
    const cost = rateNames
      .map((name) => costs.find((candidate) => candidate.service.trim().toUpperCase() === name))
      .find((candidate) => candidate !== undefined);
    if (cost) rates.set(code, { value: toRupiah(cost.cost), etd: toDays(cost.etd ?? "") });
  }
  const isKnown = costs.every(({ service }) => hiddenRates.test(service.trim().toUpperCase()));
  if (rates.size === 0 && !isKnown) throw new RateError("unreadable", "no service by a known name");
  return rates;
}

function toRupiah(cost: number): number {
  if (!Number.isInteger(cost) || cost < 1 || cost > MAX_RUPIAH) {
    throw new RateError("unreadable", `a price of ${cost}`);
  }
  return cost;
}

/** "1-2 day" → "1-2", "1 day" → "1"; "0-0 day" and other text → "" */
export function toDays(etd: string): string {
  const match = /^\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?\b/.exec(etd);
  const first = Number(match?.[1] ?? 0);
  const last = Number(match?.[2] ?? first);
  if (last < 1 || last < first) return "";
  return first === last ? String(first) : `${first}-${last}`;
}
