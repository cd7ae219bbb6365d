import { parseAsStringLiteral } from "nuqs/server";
import { listChoice, parseAsSet, parseAsText } from "#components/list/list-choice.ts";
import {
  CATEGORIES,
  PRICE_STEPS,
  PRODUCT_SORTS,
  SIZES,
  TECHNIQUES,
} from "#lib/catalogue/categories.ts";
import type { ProductQuery } from "#lib/catalogue/schema.ts";
import { CATALOGUE_PARAMETERS, onlyKnown } from "#lib/catalogue/search/list-address.ts";
import { FACET_NAMES, type FacetName } from "#lib/catalogue/search/product-tally.ts";

/** The sizes to filter by (docs/catalogue.md#filters): a size chart that is an image isn't one. */
export const FILTER_SIZES = SIZES.filter((size) => size !== "See-Image");

export const parseAsCategories = parseAsSet((given) => onlyKnown(CATEGORIES, given));
export const parseAsSizes = parseAsSet((given) => onlyKnown(SIZES, given));

/** The shop's catalogue. The page cache reads the same parameters (lib/catalogue/search/list-address.ts). */
export const catalogueChoice = listChoice({
  path: "/product",
  perPage: 24,
  filters: {
    "categories[]": parseAsCategories,
    "sizes[]": parseAsSizes,
    "prices[]": parseAsSet((given) => onlyKnown(PRICE_STEPS, given)),
    "motifs[]": parseAsSet(CATALOGUE_PARAMETERS["motifs[]"]),
    "techniques[]": parseAsSet((given) => onlyKnown(TECHNIQUES, given)),
    "materials[]": parseAsSet(CATALOGUE_PARAMETERS["materials[]"]),
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
  const none = Object.fromEntries(FACET_NAMES.map((name) => [name, []]));
  return { ...choice, ...none, page: 1 };
}

/** Returns the choice with a value of a group put in or taken out. */
export function toggled(choice: CatalogueChoice, name: FacetName, value: string): CatalogueChoice {
  const values: readonly string[] = choice[name];
  const others = values.filter((other) => other !== value);
  const next = others.length < values.length ? others : [...values, value];
  return { ...choice, [name]: CATALOGUE_PARAMETERS[name](next), page: 1 };
}

/** Counts the ticked boxes. */
export function countFilters(choice: CatalogueChoice): number {
  return FACET_NAMES.reduce((count, name) => count + choice[name].length, 0);
}

export function hasFilters(choice: CatalogueChoice): boolean {
  return countFilters(choice) > 0;
}

export function foundPath(choice: CatalogueChoice): string {
  return catalogueChoice.href(choice, `/api/product?per_page=${catalogueChoice.perPage}`);
}
