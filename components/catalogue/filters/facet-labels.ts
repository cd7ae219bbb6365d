import { CATEGORY_NAMES, UNDERSTOOD_WORDS } from "#lib/catalogue/catalogue-words.ts";
import type { Category } from "#lib/catalogue/categories.ts";
import { endOfStep, type PriceStep, startOfStep } from "#lib/catalogue/categories.ts";
import type { FacetName } from "#lib/catalogue/search/product-tally.ts";
import { traitIn } from "#lib/catalogue/views/trait-words.ts";
import type { Language } from "#lib/language/languages.ts";

const rupiah = new Intl.NumberFormat("id-ID");

/** Returns a value as people read it. */
export function facetLabel(name: FacetName, value: string, language: Language): string {
  if (name === "categories[]") return CATEGORY_NAMES[language][value as Category] ?? value;
  if (name === "materials[]") return traitIn(language, value);
  if (name !== "prices[]") return value;
  const words = UNDERSTOOD_WORDS[language];
  const start = rupiah.format(startOfStep(value as PriceStep));
  const end = endOfStep(value as PriceStep);
  if (end === null) return words.from(`Rp ${start}`);
  return start === "0"
    ? words.under(`Rp ${rupiah.format(end)}`)
    : `Rp ${start}–${rupiah.format(end)}`;
}
