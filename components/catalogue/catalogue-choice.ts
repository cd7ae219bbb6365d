import { parseAsNativeArrayOf, parseAsStringLiteral } from "nuqs/server";
import { listChoice, parseAsText } from "#components/list/list-choice.ts";
import { CATEGORIES, SIZES } from "#lib/catalogue/categories.ts";
import { PRODUCT_SORTS, type ProductQuery } from "#lib/catalogue/schema.ts";

/** The sizes to filter by (docs/catalogue.md#filters): a size chart that is an image isn't one. */
export const FILTER_SIZES = SIZES.filter((size) => size !== "See-Image");

export const parseAsCategories = parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES));
export const parseAsSizes = parseAsNativeArrayOf(parseAsStringLiteral(SIZES));

/** The shop's catalogue. next.config.mjs and proxy.ts name the same parameters. */
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

/** The address of the same search and order without any filter. */
export function unfilteredHref({ q, sort }: CatalogueChoice): string {
  return catalogueChoice.href({ q, sort });
}

export function hasFilters(choice: CatalogueChoice): boolean {
  return choice["categories[]"].length > 0 || choice["sizes[]"].length > 0;
}
