import { CATEGORIES, type Category, SIZES, type Size } from "./categories.ts";
import type { ProductQuery } from "./schema.ts";

/**
 * Number of products in each category and state, by the sizes that they are found by: their size, and those that
 * a See-Image product lists. Those without products are left out.
 */
export type ProductTally = readonly {
  category: Category;
  sizes: readonly Size[];
  isPurchased: boolean;
  products: number;
}[];

export type FacetCounts = { categories: Record<Category, number>; sizes: Record<Size, number> };

type Chosen = { "categories[]": readonly Category[]; "sizes[]": readonly Size[] };

function fits<Value>(chosen: readonly Value[], values: readonly Value[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}

function sum(tally: ProductTally): number {
  return tally.reduce((total, { products }) => total + products, 0);
}

/** Counts the products of a list. */
export function countProducts(tally: ProductTally, query: ProductQuery): number {
  return sum(
    tally.filter(
      ({ category, sizes, isPurchased }) =>
        fits(query["categories[]"], [category]) &&
        fits(query["sizes[]"], sizes) &&
        fits(query["status[]"], [isPurchased ? "Terjual" : "Belum Terjual"]),
    ),
  );
}

/**
 * Counts the products that each category or size gives by itself, with what is chosen in the other group. So a
 * tally serves every choice.
 */
export function countFacets(tally: ProductTally, chosen: Chosen): FacetCounts {
  const inSizes = tally.filter(({ sizes }) => fits(chosen["sizes[]"], sizes));
  const inCategories = tally.filter(({ category }) => fits(chosen["categories[]"], [category]));
  return {
    categories: Object.fromEntries(
      CATEGORIES.map((one) => [one, sum(inSizes.filter(({ category }) => category === one))]),
    ) as Record<Category, number>,
    sizes: Object.fromEntries(
      SIZES.map((one) => [one, sum(inCategories.filter(({ sizes }) => sizes.includes(one)))]),
    ) as Record<Size, number>,
  };
}
