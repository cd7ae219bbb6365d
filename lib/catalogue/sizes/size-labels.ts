import type { Language } from "../../language/languages.ts";
import type { Size } from "../categories.ts";
import { isMeasured, parseMeasurements } from "./measurements.ts";
import { lacksSize, type Sized } from "./size-choices.ts";

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

/** `dashboard`: the team, its papers and mails. */
type SizeReader = Language | "dashboard";

const UNNAMED = {
  en: { chart: "See size chart", missing: "Size not chosen" },
  id: { chart: "Lihat tabel ukuran", missing: "Ukuran belum dipilih" },
  dashboard: { chart: SIZE_LABELS["See-Image"], missing: "Ukuran belum dipilih" },
};

/** Sizes whose name is a sentence. Letters say the same in both languages. */
const INDONESIAN_SIZES: Partial<Record<Size, string>> = {
  "Free-Size": "Khusus wanita",
  "See-Image": "Lihat gambar",
};

export function sizeName(size: Size, language: Language): string {
  return (language === "id" && INDONESIAN_SIZES[size]) || SIZE_LABELS[size];
}

type NamedSize = Sized & { category: string };

/** A product in a cart or an order, with the size that the buyer chose from its list. */
type LineSize = NamedSize & { chosen_size: string | null };

/** Returns the short size: letter, length and width for cloth ("S · 200 × 105 cm"), the letter for clothes. */
export function sizeLabel(
  { category, size, size_details }: NamedSize,
  reader: SizeReader = "en",
): string {
  const letter = size === "See-Image" ? UNNAMED[reader].chart : size;
  if (category !== "Batik Cloth" || size === "See-Image") return letter;
  const measurements = parseMeasurements(size_details);
  const length = measurements?.find(({ name }) => name === "length")?.value;
  const width = measurements?.find(({ name }) => name === "width")?.value;
  return isMeasured(length) && isMeasured(width) ? `${letter} · ${length} × ${width} cm` : letter;
}

export function lineSizeLabel(product: LineSize, reader: SizeReader = "en"): string {
  if (lacksSize(product, product.chosen_size)) return UNNAMED[reader].missing;
  return product.chosen_size ?? sizeLabel(product, reader);
}
