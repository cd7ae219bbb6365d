import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import { pricesOf } from "#tests/factories/shipping.ts";

type Price = { rate: number; etd: string; cities?: string[] } | null;
type Zone = { zone: string; province: string; cities: string[] | "rest" } & Record<
  "OKE" | "REG" | "YES",
  Price
>;

const { zones } = JSON.parse(
  readFileSync(new URL("../../../prisma/seed/data/jne-zones.json", import.meta.url), "utf8"),
) as { zones: Zone[] };

/**
 * Weights with the kilograms that JNE charges. More than 0.3 kg extra counts as the next kilogram
 * (docs/shipping.md#charged-weight).
 */
const WEIGHTS = [
  [1.3, 1],
  [1.31, 2],
] as const;

/**
 * Reads the expected rates off the file: of the city's zone, else of its province's remaining zone.
 */
function expected(code: string, kilograms: number): [string, number, string][] {
  const zone =
    zones.find(({ cities }) => cities.includes(code)) ??
    zones.find(({ province, cities }) => province === code.slice(0, 2) && cities === "rest");
  return (["OKE", "REG", "YES"] as const).flatMap((service) => {
    const price = zone?.[service];
    if (!price || (price.cities && !price.cities.includes(code))) return [];
    return [[service, price.rate * kilograms, price.etd]];
  });
}

test.each(WEIGHTS)("every city at %d kg, charged as %i kg", async (weight, kilograms) => {
  const cities = await db().city.findMany({ include: { province: true } });
  expect(cities).toHaveLength(514);
  for (const city of cities) {
    const { source, options } = await quoteShipping("jne", city, weight * 1000);
    expect({ city: city.name, source, prices: pricesOf(options) }).toEqual({
      ...{ city: city.name, source: "table", prices: expected(city.id, kilograms) },
    });
    expect(options.length, city.name).toBeGreaterThanOrEqual(2);
  }
});
