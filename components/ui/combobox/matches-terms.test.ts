import { expect, test } from "vitest";
import { matchesTerms } from "./find-options.ts";

const CITIES = ["Kabupaten Bandung", "Kabupaten Bandung Barat", "Kota Bandung", "Kota Bogor"];

function find(query: string): string[] {
  return CITIES.filter((city) => matchesTerms(city, query));
}

test("a part of the name is enough, in any case", () => {
  const all = ["Kabupaten Bandung", "Kabupaten Bandung Barat", "Kota Bandung"];
  expect(find("bandung")).toEqual(all);
  expect(find("BANDU")).toEqual(all);
  expect(find("gor")).toEqual(["Kota Bogor"]);
});

test("words count in any order, and every one of them", () => {
  expect(find("  bandung  kota ")).toEqual(["Kota Bandung"]);
  expect(find("bar kab")).toEqual(["Kabupaten Bandung Barat"]);
  expect(find("kota surabaya")).toEqual([]);
});

test("nothing typed leaves nothing out", () => {
  expect(find("")).toEqual(CITIES);
  expect(find("  ")).toEqual(CITIES);
});
