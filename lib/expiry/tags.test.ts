import { expect, test } from "vitest";
import { productTags, saleTags, tags } from "./tags.ts";

test("a sale that leaves pieces over expires only the product's own page", () => {
  expect(saleTags([{ productId: "1", isLast: false }])).toEqual([tags.product("1")]);
});

test("the sale of a last piece expires its cards and the lists, but no page of another product", () => {
  const sales = [
    { productId: "1", isLast: true },
    { productId: "2", isLast: false },
  ];
  expect(new Set(saleTags(sales))).toEqual(
    new Set([tags.product("1"), tags.product("2"), tags.card("1"), tags.sales]),
  );
  expect(saleTags(sales)).not.toContain(tags.products);
});

test("an edited or restocked product expires the lists, its page and its cards, and no other page", () => {
  expect(new Set(productTags(["1"]))).toEqual(
    new Set([tags.products, tags.product("1"), tags.card("1")]),
  );
});

test("nothing expires without a product", () => {
  expect(productTags([])).toEqual([]);
  expect(saleTags([])).toEqual([]);
});
