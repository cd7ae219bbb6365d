import { readFile } from "node:fs/promises";
import { getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { TARIFF_SERVICES } from "../../lib/shipping/carriers.ts";
import { readFiles, spreadZones, type Zone } from "./tariffs.ts";

async function readCities() {
  const regencies = await getRegencies();
  return regencies.map(({ code, province_code }) => ({ id: code, province_id: province_code }));
}

async function spread() {
  const file = new URL("./data/jne-zones.json", import.meta.url);
  const { zones } = JSON.parse(await readFile(file, "utf8")) as { zones: Zone[] };
  const cities = await readCities();
  return { zones, cities, tariffs: spreadZones("jne", zones, cities) };
}

test("every one of the 514 cities has a price for REG and one for OKE", async () => {
  const { cities, tariffs } = await spread();
  const all = cities.map(({ id }) => id).toSorted();
  expect(all).toHaveLength(514);
  for (const wanted of ["REG", "OKE"]) {
    const priced = tariffs.filter(({ service }) => service === wanted).map((row) => row.city_id);
    expect(priced.toSorted()).toEqual(all);
  }
});

test("no city has a service twice, and YES reaches just the cities that a zone names for it", async () => {
  const { zones, tariffs } = await spread();
  const pairs = tariffs.map(({ city_id, service }) => `${city_id} ${service}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const named = zones.flatMap(({ YES }) => YES?.cities ?? []);
  const fast = tariffs.filter(({ service }) => service === "YES").map((row) => row.city_id);
  expect(fast.toSorted()).toEqual(named.toSorted());
});

test("what isn't offered has no row, and what is has a price and days", async () => {
  const { tariffs } = await spread();
  expect(tariffs.filter(({ rate, etd }) => rate <= 0 || !/^\d+(-\d+)?$/.test(etd))).toEqual([]);
});

test.each(TARIFF_SERVICES)("$label has prices", async ({ carrier, service }) => {
  const { tariffs } = await readFiles(await readCities());
  expect(tariffs.some((row) => row.carrier === carrier && row.service === service)).toBe(true);
});
