import type { Size } from "../categories.ts";
import { lacksSize, type Sized } from "./size-choices.ts";
import { isMeasured, parseMeasurements } from "./size-details.ts";

/** Labels of the sizes (docs/catalogue.md#sizes). */
export const SIZE_LABELS: Record<Size, string> = {
  XS: "Extra Small",
  S: "Small",
  M: "Medium",
  L: "Large",
  XL: "Extra Large",
  "2XL": "2 Extra Large",
  "3XL": "3 Extra Large",
  "Free-Size": "Only for Women",
  "See-Image": "See-Image",
};

const UNNAMED = {
  en: { chart: "See size chart", missing: "Size not chosen" },
  id: { chart: SIZE_LABELS["See-Image"], missing: "Ukuran belum dipilih" },
};

/** `en` for customers, `id` for the dashboard and its papers. */
type SizeLanguage = keyof typeof UNNAMED;

type NamedSize = Sized & { category: string };

/** A product in a cart or an order, with the size that the buyer chose from its list. */
type LineSize = NamedSize & { chosen_size: string | null };

/** Returns the short size: letter, length and width for cloth ("S · 200 × 105 cm"), the letter for clothes. */
export function sizeLabel(
  { category, size, size_details }: NamedSize,
  language: SizeLanguage = "en",
): string {
  const letter = size === "See-Image" ? UNNAMED[language].chart : size;
  if (category !== "Batik Cloth" || size === "See-Image") return letter;
  const measurements = parseMeasurements(size_details);
  const length = measurements?.find(({ name }) => name === "length")?.value;
  const width = measurements?.find(({ name }) => name === "width")?.value;
  return isMeasured(length) && isMeasured(width) ? `${letter} · ${length} × ${width} cm` : letter;
}

export function lineSizeLabel(product: LineSize, language: SizeLanguage = "en"): string {
  if (lacksSize(product, product.chosen_size)) return UNNAMED[language].missing;
  return product.chosen_size ?? sizeLabel(product, language);
}
