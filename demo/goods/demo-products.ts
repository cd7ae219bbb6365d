import type { DemoProduct } from "./demo-product.ts";
import { demoProductsCloth } from "./demo-products-cloth.ts";
import { demoProductsMen } from "./demo-products-men.ts";
import { demoProductsOthers } from "./demo-products-others.ts";
import { demoProductsWomen } from "./demo-products-women.ts";

/** Alternates the categories, so that the newest products are a mix. */
export const demoProducts: DemoProduct[] = (() => {
  const decks = [demoProductsMen, demoProductsWomen, demoProductsCloth, demoProductsOthers];
  const longest = Math.max(...decks.map((deck) => deck.length));
  return Array.from({ length: longest }, (_, index) =>
    decks.flatMap((deck) => deck[index] ?? []),
  ).flat();
})();
