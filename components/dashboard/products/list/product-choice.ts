import { parseAsCategories, parseAsSizes } from "#components/catalogue/catalogue-choice.ts";
import { listChoice, parseAsSet, parseAsText } from "#components/list/list-choice.ts";
import { SOLD_STATUSES } from "#lib/catalogue/schema.ts";
import { onlyKnown } from "#lib/catalogue/search/list-address.ts";

/** The dashboard's product list, with the parameters of GET /api/product. */
export const productChoice = listChoice({
  path: "/dashboard/product",
  perPage: 20,
  filters: {
    q: parseAsText,
    "categories[]": parseAsCategories,
    "sizes[]": parseAsSizes,
    "status[]": parseAsSet((given) => onlyKnown(SOLD_STATUSES, given)),
  },
});

export type ProductChoice = ReturnType<typeof productChoice.read>;

export const NO_FILTERS = { "categories[]": [], "sizes[]": [], "status[]": [] };

/** Returns the API's address of a choice. */
export function productsPath(choice: ProductChoice): string {
  return productChoice.href(choice, `/api/product?match=name&per_page=${productChoice.perPage}`);
}

/** Counts the ticked boxes. */
export function countFilters(choice: ProductChoice): number {
  return choice["categories[]"].length + choice["sizes[]"].length + choice["status[]"].length;
}
