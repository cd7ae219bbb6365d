import { expect, test } from "vitest";
import { matchZip } from "./match-zip.ts";

const JABAR = { id: "32", text: "Jawa Barat" };
const BANTEN = { id: "36", text: "Banten" };
const BANDUNG = { id: "32.73", text: "Kota Bandung", province: JABAR };
const KABUPATEN = { id: "32.04", text: "Kabupaten Bandung", province: JABAR };
const SERANG = { id: "36.73", text: "Kota Serang", province: BANTEN };

const EMPTY = { provinceId: "", city: "" };

test("the only possible city is filled in with its province", () => {
  const { fill, differs } = matchZip([BANDUNG], EMPTY);
  expect([fill.province?.id, fill.city?.text, differs]).toEqual(["32", "Kota Bandung", false]);
});

test("of several cities the province is filled in, and the cities are offered", () => {
  const { fill, cities } = matchZip([BANDUNG, KABUPATEN], EMPTY);
  expect([fill.province?.id, fill.city]).toEqual(["32", undefined]);
  expect(cities).toEqual([BANDUNG, KABUPATEN]);
});

test("several provinces leave the choice to the customer", () => {
  expect(matchZip([BANDUNG, SERANG], EMPTY)).toEqual({ fill: {}, cities: [], differs: false });
  const { fill } = matchZip([BANDUNG, SERANG], { provinceId: "36", city: "" });
  expect([fill.province, fill.city?.text]).toEqual([undefined, "Kota Serang"]);
});

test("the city of the chosen province is filled in, another province is only doubted", () => {
  const inJabar = matchZip([BANDUNG], { provinceId: "32", city: "" });
  expect([inJabar.fill.province, inJabar.fill.city?.text]).toEqual([undefined, "Kota Bandung"]);
  const inBanten = matchZip([BANDUNG], { provinceId: "36", city: "" });
  expect([inBanten.fill, inBanten.differs]).toEqual([{}, true]);
});

test("a chosen city stays, and is doubted where it is another one", () => {
  const chosen = { provinceId: "32", city: "Kabupaten Bandung" };
  expect(matchZip([BANDUNG], chosen)).toEqual({ fill: {}, cities: [], differs: true });
  expect(matchZip([BANDUNG, KABUPATEN], chosen).differs).toBe(false);
});

test("an unknown zip code says nothing", () => {
  expect(matchZip([], EMPTY)).toEqual({ fill: {}, cities: [], differs: false });
  expect(matchZip([], { provinceId: "32", city: "Kota Bandung" }).differs).toBe(false);
});
