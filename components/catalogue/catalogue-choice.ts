import { parseAsNativeArrayOf, parseAsStringLiteral } from "nuqs/server";
import { listChoice, parseAsText } from "#components/list/list-choice.ts";
import { CATEGORIES, PRODUCT_SORTS, SIZES } from "#lib/catalogue/categories.ts";
import type { ProductQuery } from "#lib/catalogue/schema.ts";

/** The sizes to filter by (docs/catalogue.md#filters): a size chart that is an image isn't one. */
export const FILTER_SIZES = SIZES.filter((size) => size !== "See-Image");

export const parseAsCategories = parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES));
export const parseAsSizes = parseAsNativeArrayOf(parseAsStringLiteral(SIZES));

/** The shop's catalogue. lib/http/public-pages.ts names the same parameters. */
export const catalogueChoice = listChoice({
  path: "/product",
  perPage: 24,
  filters: {
    "categories[]": parseAsCategories,
    "sizes[]": parseAsSizes,
    q: parseAsText,
    /** Null: what fits the search best, and the newest where nothing is searched for. */
    sort: parseAsStringLiteral(PRODUCT_SORTS),
  },
});

export type CatalogueChoice = ReturnType<typeof catalogueChoice.read>;

export function toProductQuery(choice: CatalogueChoice): ProductQuery {
  return { ...catalogueChoice.query(choice), "status[]": [], match: "words" };
}

/** Returns the same search and order without any filter. */
export function unfiltered(choice: CatalogueChoice): CatalogueChoice {
  return { ...choice, "categories[]": [], "sizes[]": [], page: 1 };
}

/** Counts the ticked boxes. */
export function countFilters(choice: CatalogueChoice): number {
  return choice["categories[]"].length + choice["sizes[]"].length;
}

export function hasFilters(choice: CatalogueChoice): boolean {
  return countFilters(choice) > 0;
}

/** Returns the API's address of a choice. */
export function foundPath(choice: CatalogueChoice): string {
  return catalogueChoice.href(choice, `/api/product?per_page=${catalogueChoice.perPage}`);
}
