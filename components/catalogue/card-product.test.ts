import { expect, test } from "vitest";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { toCardProduct } from "./card-product.ts";

const kindOf = (product: Partial<ProductView>) =>
  toCardProduct({ id: "1", name: "Kain", price: "450000", ...product } as ProductView, "en").kind;

test.each([
  [
    { category: "Batik Cloth", size: "L", size_details: "length=250,width=105" },
    "Batik Cloth ·~L, 250~×~105~cm",
  ],
  [
    { category: "Batik Cloth", size: "See-Image", size_details: "" },
    "Batik Cloth ·~See size chart",
  ],
  [{ category: "Men", size: "M", size_details: "" }, "Men ·~M"],
] as const)("a card of %j has no line that ends with a dot", (product, kind) => {
  expect(kindOf(product)).toBe(kind.replaceAll("~", "\u00a0"));
});
