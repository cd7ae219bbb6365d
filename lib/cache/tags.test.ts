import { expect, test } from "vitest";
import { productTags, saleTags, tags } from "./tags.ts";

test("a sale that leaves pieces over changes the product's own page alone", () => {
  expect(saleTags([{ productId: "1", isLast: false }])).toEqual([tags.product("1")]);
});

test("a last piece changes its cards and the lists that mark it, but no page of another product", () => {
  const sales = [
    { productId: "1", isLast: true },
    { productId: "2", isLast: false },
  ];
  expect(new Set(saleTags(sales))).toEqual(
    new Set([tags.product("1"), tags.product("2"), tags.card("1"), tags.sales]),
  );
  expect(saleTags(sales)).not.toContain(tags.products);
});

test("a product that is written or comes back changes whatever depends on products", () => {
  expect(new Set(productTags(["1"]))).toEqual(
    new Set([tags.products, tags.product("1"), tags.card("1")]),
  );
});

test("nothing changes without a product", () => {
  expect(productTags([])).toEqual([]);
  expect(saleTags([])).toEqual([]);
});
