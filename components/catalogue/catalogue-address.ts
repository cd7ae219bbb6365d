import { CATEGORIES, type Category, SIZES, type Size } from "#lib/catalogue/categories.ts";
import { PRODUCT_SORTS, type ProductQuery } from "#lib/catalogue/schema.ts";

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What is chosen in the catalogue; all of it lives in the page's address. */
export type CatalogueChoice = {
  categories: Category[];
  sizes: Size[];
  q: string;
  /** Null: what fits the search best, and the newest where nothing is searched for. */
  sort: ProductSort | null;
  page: number;
};

export type SearchParams = Record<string, string | string[] | undefined>;

export const NOTHING_CHOSEN: CatalogueChoice = {
  categories: [],
  sizes: [],
  q: "",
  sort: null,
  page: 1,
};

const PER_PAGE = 24;
const MAX_PAGE = 100_000;

function listOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

/** Reads an address; what it doesn't know it leaves out, so that an old link still shows something. */
export function readChoice(params: SearchParams): CatalogueChoice {
  const categories = listOf(params["categories[]"]);
  const sizes = listOf(params["sizes[]"]);
  const sort = listOf(params.sort)[0];
  const page = Number(listOf(params.page)[0] ?? "1");
  return {
    categories: CATEGORIES.filter((category) => categories.includes(category)),
    sizes: SIZES.filter((size) => sizes.includes(size)),
    q: (listOf(params.q)[0] ?? "").trim().slice(0, 100),
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export function toProductQuery(choice: CatalogueChoice): ProductQuery {
  return {
    "categories[]": choice.categories,
    "sizes[]": choice.sizes,
    "status[]": [],
    q: choice.q,
    match: "words",
    sort: choice.sort ?? undefined,
    page: choice.page,
    per_page: PER_PAGE,
  };
}

/** The address that shows a choice; what isn't chosen isn't in it. */
export function catalogueHref(choice: CatalogueChoice): string {
  const params = new URLSearchParams();
  for (const category of choice.categories) params.append("categories[]", category);
  for (const size of choice.sizes) params.append("sizes[]", size);
  if (choice.q !== "") params.set("q", choice.q);
  if (choice.sort) params.set("sort", choice.sort);
  if (choice.page > 1) params.set("page", String(choice.page));
  const query = params.toString();
  return query === "" ? "/product" : `/product?${query}`;
}

/** The same choice without its filters: what is searched for, and the order, stay. */
export function withoutFilters(choice: CatalogueChoice): CatalogueChoice {
  return { ...NOTHING_CHOSEN, q: choice.q, sort: choice.sort };
}

export function hasFilters({ categories, sizes }: CatalogueChoice): boolean {
  return categories.length > 0 || sizes.length > 0;
}
