import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { quoteShipping } from "#lib/shipping/quote.ts";
import { cityOf } from "#tests/factories/shipping.ts";

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
  [0.3, 1],
  [1.0, 1],
  [1.3, 1],
  [1.31, 2],
  [4.7, 5],
] as const;

const DESTINATIONS = [
  ...["Kabupaten Aceh Selatan", "Kota Banda Aceh", "Kabupaten Tapanuli Tengah", "Kota Medan"],
  ...["Kabupaten Pesisir Selatan", "Kabupaten Kampar", "Kota Pekanbaru", "Kabupaten Kerinci"],
  ...["Kabupaten Ogan Komering Ulu", "Kota Palembang", "Kabupaten Bengkulu Selatan"],
  ...["Kabupaten Lampung Selatan", "Kota Bandar Lampung", "Kabupaten Bangka"],
  ...["Kabupaten Belitung", "Kabupaten Bintan", "Kota Administrasi Jakarta Selatan"],
  ...["Kota Bandung", "Kabupaten Sukabumi", "Kabupaten Cilacap", "Kabupaten Banyumas"],
  ...["Kabupaten Kulon Progo", "Kabupaten Bantul", "Kabupaten Pacitan", "Kabupaten Trenggalek"],
  ...["Kota Surabaya", "Kabupaten Pandeglang", "Kota Cilegon", "Kota Denpasar"],
  ...["Kabupaten Lombok Barat", "Kota Mataram", "Kabupaten Kupang", "Kabupaten Sambas"],
  ...["Kabupaten Kubu Raya", "Kabupaten Kotawaringin Barat", "Kota Palangkaraya"],
  ...["Kabupaten Tanah Laut", "Kabupaten Paser", "Kota Balikpapan", "Kabupaten Bulungan"],
  ...["Kabupaten Bolaang Mongondow", "Kota Manado", "Kabupaten Banggai"],
  ...["Kabupaten Kepulauan Selayar", "Kabupaten Gowa", "Kabupaten Kolaka", "Kota Kendari"],
  ...["Kabupaten Gorontalo", "Kabupaten Pasangkayu", "Kabupaten Maluku Tengah", "Kota Ambon"],
  ...["Kabupaten Halmahera Barat", "Kabupaten Jayapura", "Kabupaten Kepulauan Yapen"],
  ...["Kabupaten Manokwari", "Kabupaten Merauke", "Kabupaten Nabire"],
  ...["Kabupaten Puncak Jaya", "Kabupaten Jayawijaya", "Kabupaten Sorong"],
];

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

test("the destinations are 60, in all 38 provinces", async () => {
  const cities = new Set<string>();
  const provinces = new Set<string>();
  for (const name of DESTINATIONS) {
    const city = await cityOf(name);
    cities.add(city.id);
    provinces.add(city.province.id);
  }
  expect(cities.size).toBe(60);
  expect(provinces.size).toBe(38);
});

describe.each(DESTINATIONS)("%s", (name) => {
  test.each(WEIGHTS)("at %d kg, charged as %i kg", async (weight, kilograms) => {
    const city = await cityOf(name);
    const { source, options } = await quoteShipping("jne", city, weight * 1000);
    expect(source).toBe("table");
    expect(options.map(({ service, cost }) => [service, cost[0]?.value, cost[0]?.etd])).toEqual(
      expected(city.id, kilograms),
    );
    expect(options.length).toBeGreaterThanOrEqual(2);
  });
});
