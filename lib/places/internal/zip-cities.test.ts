import { getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { fitsProvince } from "../../shipping/postal-prefixes.ts";
import { zipCities } from "./zip-cities.ts";
import { ZIP_PREFIXES } from "./zip-prefixes.ts";

const cities = (await getRegencies()).map(({ code }) => code);

test("every city of the data has digits, and no other", () => {
  expect(Object.keys(ZIP_PREFIXES).sort()).toEqual(cities.toSorted());
});

test("digits are two to four, in runs of one length, and suit the city's province", () => {
  for (const [cityId, runs] of Object.entries(ZIP_PREFIXES)) {
    expect(runs, cityId).toMatch(/^\d{2,4}(-\d{2,4})?( \d{2,4}(-\d{2,4})?)*$/);
    for (const [first = "", last = first] of runs.split(" ").map((run) => run.split("-"))) {
      expect([cityId, first.length, first <= last]).toEqual([cityId, last.length, true]);
      expect([cityId, first, fitsProvince(first, cityId.slice(0, 2))]).toEqual([
        cityId,
        first,
        true,
      ]);
    }
  }
});

test.each([
  ["12950", "Setiabudi, Jakarta Selatan", "31.74"],
  ["10110", "Gambir, Jakarta Pusat", "31.71"],
  ["14530", "Kepulauan Seribu", "31.01"],
  ["16424", "Beji, Depok", "32.76"],
  ["17111", "Kota Bekasi", "32.75"],
  ["20111", "Medan", "12.71"],
  ["40131", "Coblong, Bandung", "32.73"],
  ["50131", "Semarang Tengah", "33.74"],
  ["55111", "Yogyakarta", "34.71"],
  ["57111", "Surakarta", "33.72"],
  ["60271", "Genteng, Surabaya", "35.78"],
  ["80361", "Kuta, Badung", "51.03"],
  ["90111", "Makassar", "73.71"],
])("%s is %s", (zipCode, _, cityId) => {
  expect(zipCities(zipCode)).toEqual([cityId]);
});

test("shared digits name every city, unknown ones none", () => {
  expect(zipCities("40211")).toEqual(["32.04", "32.73"]);
  expect(zipCities("00000")).toEqual([]);
});
