import { readFile } from "node:fs/promises";
import { getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { spreadZones } from "./reference-data.ts";

async function spread() {
  const file = new URL("./data/jne-zones.json", import.meta.url);
  const { zones } = JSON.parse(await readFile(file, "utf8"));
  const cities = (await getRegencies()).map(({ code, province_code, name }) => ({
    id: code,
    province_id: province_code,
    name,
  }));
  return { cities, ...spreadZones(zones, cities) };
}

test("every one of the 514 cities has a price for REG, once", async () => {
  const { cities, tariffCities } = await spread();
  const regular = tariffCities.filter(({ service }) => service === "REG").map((row) => row.city_id);
  expect(cities).toHaveLength(514);
  expect(regular.toSorted()).toEqual(cities.map(({ id }) => id).toSorted());
});

test("no city has a service twice, and every row has its tariff", async () => {
  const { tariffs, tariffCities } = await spread();
  const pairs = tariffCities.map(({ city_id, service }) => `${city_id} ${service}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const known = new Set(tariffs.map(({ zone, service }) => `${zone} ${service}`));
  expect(tariffCities.every(({ zone, service }) => known.has(`${zone} ${service}`))).toBe(true);
});
