import { expect, test } from "vitest";
import { findCity } from "#lib/places/find-city.ts";
import { listCities, listProvinces } from "#lib/places/list-places.ts";
import { pricesOf, quoteTo } from "#tests/factories/shipping.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const quote = async (place: string, grams: number) =>
  pricesOf((await quoteTo(place, grams)).options);

test("there are 38 provinces, and their cities come by province", async () => {
  expect(await listProvinces()).toHaveLength(38);
  const cities = await listCities("31");
  expect(cities.map(({ text }) => text)).toContain("Kota Administrasi Jakarta Selatan");
  await expectError(listCities("99"), "not-found");
});

// Figures: prisma/seed/data/jne-zones.json, zones 12A, 12B and 11A.
test("prices are the zone's rate for each charged kilogram", async () => {
  expect(await quote("Kota Medan", 1300)).toEqual([
    ["OKE", 31_000, "2-3"],
    ["REG", 36_000, "1-2"],
    ["YES", 48_000, "1"],
  ]);
  expect(await quote("Kota Medan", 1301)).toEqual([
    ["OKE", 62_000, "2-3"],
    ["REG", 72_000, "1-2"],
    ["YES", 96_000, "1"],
  ]);
});

test("a city is found by its text and by its id", async () => {
  expect(await findCity("12.71")).toEqual(await findCity("kota medan"));
  expect(await findCity("Atlantis")).toBeNull();
  // Search patterns don't count as names.
  expect(await findCity("%")).toBeNull();
  expect(await findCity("Kota B_ndung")).toBeNull();
});
