import { readPageNumber, readQueryText } from "../../fields/query-text.ts";
import { CATEGORIES, PRICE_STEPS, PRODUCT_SORTS, SIZES, TECHNIQUES } from "../categories.ts";

/** Motifs, and materials, that one list is filtered by at most. */
export const MOST_WORDS = 20;

/** Returns the known values among those given, each once and in the order of the known ones. */
export function onlyKnown<Value extends string>(
  known: readonly Value[],
  given: readonly string[],
): Value[] {
  return known.filter((value) => given.includes(value));
}

/** Returns each text once, in a fixed order. */
export function eachOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

const known = (values: readonly string[]) => (given: readonly string[]) => onlyKnown(values, given);

function words(given: readonly string[]): string[] {
  const texts = [...new Set(given.map(readQueryText))].filter((text) => text !== "");
  return eachOnce(texts.slice(0, MOST_WORDS));
}

const first =
  (read: (text: string) => string | null) =>
  ([text = ""]: readonly string[]) => {
    const value = read(text);
    return value === null || value === "" ? [] : [value];
  };

/** Parameters of /product in one order and spelling: repeats share a cached page. Invalid values count as absent. */
export const CATALOGUE_PARAMETERS = {
  "categories[]": known(CATEGORIES),
  "sizes[]": known(SIZES),
  "prices[]": known(PRICE_STEPS),
  "motifs[]": words,
  "techniques[]": known(TECHNIQUES),
  "materials[]": words,
  q: first(readQueryText),
  sort: first((text) => onlyKnown(PRODUCT_SORTS, [text])[0] ?? null),
  page: first((text) => {
    const page = readPageNumber(text) ?? 1;
    return page === 1 ? null : String(page);
  }),
} satisfies Record<string, (given: readonly string[]) => string[]>;
