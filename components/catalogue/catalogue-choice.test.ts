import { expect, test } from "vitest";
import { CATALOGUE_PARAMETERS } from "#lib/http/public-pages.ts";
import { catalogueChoice } from "./catalogue-choice.ts";

test("the page cache knows every parameter of the catalogue", () => {
  expect(CATALOGUE_PARAMETERS).toEqual(Object.keys(catalogueChoice.parsers));
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
