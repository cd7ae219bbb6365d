import { expect, test } from "vitest";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { demoProducts } from "./demo-products.ts";

test("a product whose page offers sizes asks for none in the note", () => {
  const offered = demoProducts.filter((product) => sizeChoices(product).length > 0);
  expect(offered.length).toBeGreaterThan(2);
  for (const { name, description } of offered) {
    expect(description, name).not.toMatch(/tuliskan (ukuran|pilihan)/i);
  }
});
