import fc from "fast-check";
import { expect, test } from "vitest";
import { readPageAddress } from "#lib/cache/pages/page-address.ts";
import { CATALOGUE_PARAMETERS } from "#lib/catalogue/search/list-address.ts";
import { catalogueChoice, toggled } from "./catalogue-choice.ts";

test("the page cache knows every parameter of the catalogue", () => {
  expect(Object.keys(CATALOGUE_PARAMETERS)).toEqual(Object.keys(catalogueChoice.parsers));
});

const value = fc.oneof(
  fc.constantFrom(
    "M",
    "S",
    "Men",
    "Tulis",
    "0-250000",
    "Parang",
    " Parang",
    "price-asc",
    "2",
    "1",
    "02",
    "",
  ),
  fc.string({ unit: "binary", maxLength: 110 }),
);
const addresses = fc.array(fc.tuple(fc.constantFrom(...Object.keys(CATALOGUE_PARAMETERS)), value), {
  maxLength: 30,
});

test("the page cache's key means the same page, in one spelling", () => {
  fc.assert(
    fc.property(addresses, (given) => {
      const address = new URLSearchParams(given);
      const choice = catalogueChoice.read(address);
      const { search } = new URL(catalogueChoice.href(choice), "http://shop.test");
      expect(readPageAddress(`/product?${address}`, {})?.url).toBe(`/product${search}`);
      expect(readPageAddress(`/product${search}`, {})?.url).toBe(`/product${search}`);
    }),
  );
});

test("of motifs and materials the first 20 count, in whatever order and however often", () => {
  const words = Array.from({ length: 30 }, (_, at) => `Kain ${10 + at}`);
  const address = new URLSearchParams([...words, ...words].map((word) => ["motifs[]", word]));
  expect(catalogueChoice.read(address)["motifs[]"]).toEqual(words.slice(0, 20));
});

test("a value is put in and taken out, and the order stays that of the list", () => {
  const none = catalogueChoice.read({});
  const both = toggled(toggled(none, "sizes[]", "XL"), "sizes[]", "S");
  expect(both["sizes[]"]).toEqual(["S", "XL"]);
  expect(toggled(both, "sizes[]", "S")["sizes[]"]).toEqual(["XL"]);
});

test("a link is encoded as the filter form is", () => {
  const choice = catalogueChoice.read({ "categories[]": ["Batik Cloth", "Toys"], "sizes[]": "M" });
  expect(choice).toEqual({
    "categories[]": ["Batik Cloth"],
    "sizes[]": ["M"],
    "prices[]": [],
    "motifs[]": [],
    "techniques[]": [],
    "materials[]": [],
    q: "",
    sort: null,
    page: 1,
  });
  expect(catalogueChoice.href({ ...choice, sort: "price-asc" })).toBe(
    "/product?categories%5B%5D=Batik+Cloth&sizes%5B%5D=M&sort=price-asc",
  );
});
