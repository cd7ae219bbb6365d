import {
  CATEGORIES,
  endOfStep,
  PRICE_STEPS,
  type PriceStep,
  startOfStep,
  TECHNIQUES,
} from "#lib/catalogue/categories.ts";
import type { FacetName, ProductTally } from "#lib/catalogue/product-tally.ts";
import { MOTIFS } from "#lib/catalogue/textile-terms.ts";
import { FILTER_SIZES } from "./catalogue-choice.ts";

/** Values of one group, so that a shop with many words of its own keeps a short form. */
const MOST_VALUES = 12;

type Facet = { legend: string; values: (tally: ProductTally) => readonly string[] };

/** The groups of the filter form in their order. */
export const FACET_WORDS: Record<FacetName, Facet> = {
  "categories[]": { legend: "Categories", values: () => CATEGORIES },
  "sizes[]": { legend: "Sizes", values: () => FILTER_SIZES },
  "prices[]": { legend: "Price", values: () => PRICE_STEPS },
  "motifs[]": {
    legend: "Motif",
    values: (tally) => commonest(tally, ({ motif }) => motifGroup(motif)),
  },
  "techniques[]": {
    legend: "Technique",
    values: (tally) =>
      TECHNIQUES.filter((technique) => tally.some((cell) => cell.technique === technique)),
  },
  "materials[]": {
    legend: "Material",
    values: (tally) => commonest(tally, (cell) => cell.material),
  },
};

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

const rupiah = new Intl.NumberFormat("id-ID");

/** Returns a value as people read it. */
export function facetLabel(name: FacetName, value: string): string {
  if (name !== "prices[]") return value;
  const start = rupiah.format(startOfStep(value as PriceStep));
  const end = endOfStep(value as PriceStep);
  if (end === null) return `From Rp ${start}`;
  return start === "0" ? `Under Rp ${rupiah.format(end)}` : `Rp ${start}–${rupiah.format(end)}`;
}
