import {
  createLoader,
  createSerializer,
  parseAsInteger,
  parseAsNativeArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { CATEGORIES, SIZES } from "#lib/catalogue/categories.ts";
import { type ProductQuery, SOLD_STATUSES } from "#lib/catalogue/schema.ts";

const PER_PAGE = 20;
const MAX_PAGE = 1_000_000;

/** The sizes to filter by (docs/catalogue.md#filters): a size chart that is an image isn't one. */
export const FILTER_SIZES = SIZES.filter((size) => size !== "See-Image");

/** What is chosen in the list, under the names that GET /api/product gives it; it lives in the page's address. */
export const choiceParsers = {
  q: parseAsString.withDefault(""),
  "categories[]": parseAsNativeArrayOf(parseAsStringLiteral(CATEGORIES)),
  "sizes[]": parseAsNativeArrayOf(parseAsStringLiteral(SIZES)),
  "status[]": parseAsNativeArrayOf(parseAsStringLiteral(SOLD_STATUSES)),
  page: parseAsInteger.withDefault(1),
};

/** Reads the page's address on the server. */
export const readChoice = createLoader(choiceParsers);

const writeChoice = createSerializer(choiceParsers);

export type ListChoice = Awaited<ReturnType<typeof readChoice>>;

export const NO_FILTERS = { "categories[]": [], "sizes[]": [], "status[]": [], page: 1 };

/** The same as the API takes it; a page or a text that makes no sense is made to. */
export function toProductQuery(choice: ListChoice): ProductQuery {
  const page = Math.min(Math.max(1, choice.page), MAX_PAGE);
  const q = choice.q.trim().slice(0, 100);
  return { ...choice, q, match: "name", page, sort: "newest", per_page: PER_PAGE };
}

/** The API's address of what is chosen. */
export function productsPath(choice: ListChoice): string {
  return writeChoice(`/api/product?match=name&per_page=${PER_PAGE}`, toProductQuery(choice));
}

/** How many boxes are ticked. */
export function countFilters(choice: ListChoice): number {
  return choice["categories[]"].length + choice["sizes[]"].length + choice["status[]"].length;
}

/** The address of one page of what is chosen. */
export function pageHref(choice: ListChoice, page: number): string {
  return writeChoice("/dashboard/product", { ...choice, page });
}

/** The address of what is chosen as a file: all its pages. */
export function exportHref(choice: ListChoice): string {
  return writeChoice("/api/export/products.csv", { ...toProductQuery(choice), page: 1 });
}
