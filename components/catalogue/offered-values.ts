import { CATEGORIES, PRICE_STEPS, TECHNIQUES } from "#lib/catalogue/categories.ts";
import type { FacetName, ProductTally } from "#lib/catalogue/search/product-tally.ts";
import { MOTIFS } from "#lib/catalogue/search/textile-terms.ts";
import { FILTER_SIZES } from "./catalogue-choice.ts";

/** Values of one group, so that a shop with many words of its own keeps a short form. */
const MOST_VALUES = 12;

/** The values that each group of filters offers, in their order. */
export type OfferedValues = Record<FacetName, readonly string[]>;

/** Returns what the filters offer. Runs on the server, since it knows every motif. */
export function offeredValues(tally: ProductTally): OfferedValues {
  return {
    "categories[]": CATEGORIES,
    "sizes[]": FILTER_SIZES,
    "prices[]": PRICE_STEPS,
    "motifs[]": commonest(tally, ({ motif }) => motifGroup(motif)),
    "techniques[]": TECHNIQUES.filter((technique) =>
      tally.some((cell) => cell.technique === technique),
    ),
    "materials[]": commonest(tally, ({ material }) => material),
  };
}

/** Parang Rusak is offered as Parang. */
function motifGroup(motif: string): string {
  const groups = MOTIFS.filter((known) => `${motif} `.startsWith(`${known} `));
  return groups.toSorted((one, other) => one.length - other.length)[0] ?? motif;
}

/** Returns the values with the most products, in the order of the alphabet. */
function commonest(tally: ProductTally, wordOf: (cell: ProductTally[number]) => string): string[] {
  const counts = new Map<string, number>();
  for (const cell of tally) {
    const value = wordOf(cell);
    if (value !== "") counts.set(value, (counts.get(value) ?? 0) + cell.products);
  }
  return [...counts.keys()]
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, MOST_VALUES)
    .toSorted();
}
