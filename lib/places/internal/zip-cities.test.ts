import { getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { fitsProvince } from "../../shipping/postal-prefixes.ts";
import { RUNS, zipCities } from "./zip-cities.ts";

const cities = (await getRegencies()).map(({ code }) => code);

test("every city of the data has digits, and no other", () => {
  expect([...new Set(RUNS.map(({ cityId }) => cityId))].sort()).toEqual(cities.toSorted());
});

test("digits are two to four, in runs of one length, and suit the city's province", () => {
  for (const run of RUNS) {
    expect(run.first).toMatch(/^\d{2,4}$/);
    expect(run.last).toMatch(new RegExp(`^\\d{${run.first.length}}$`));
    const fits = fitsProvince(run.first, run.cityId.slice(0, 2));
    expect({ ...run, isRun: run.first <= run.last, fits }).toEqual({
      ...run,
      isRun: true,
      fits: true,
    });
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
