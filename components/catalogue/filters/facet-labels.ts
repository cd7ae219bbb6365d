import { endOfStep, type PriceStep, startOfStep } from "#lib/catalogue/categories.ts";
import type { FacetName } from "#lib/catalogue/search/product-tally.ts";
import { inEnglish } from "#lib/catalogue/trait-words.ts";

export const FACET_LEGENDS: Record<FacetName, string> = {
  "categories[]": "Categories",
  "sizes[]": "Sizes",
  "prices[]": "Price",
  "motifs[]": "Motif",
  "techniques[]": "Technique",
  "materials[]": "Material",
};

const rupiah = new Intl.NumberFormat("id-ID");

/** Returns a value as people read it. */
export function facetLabel(name: FacetName, value: string): string {
  if (name === "materials[]") return inEnglish(value) ?? value;
  if (name !== "prices[]") return value;
  const start = rupiah.format(startOfStep(value as PriceStep));
  const end = endOfStep(value as PriceStep);
  if (end === null) return `From Rp ${start}`;
  return start === "0" ? `Under Rp ${rupiah.format(end)}` : `Rp ${start}–${rupiah.format(end)}`;
}
