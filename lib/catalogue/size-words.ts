import type { Size } from "./categories.ts";
import type { ProductView } from "./schema.ts";
import { parseMeasurements } from "./size-details.ts";

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
  "See-Image": "See Image",
};

/** Returns the short size: length and width for cloth, the letter for clothes. */
export function sizeWords(
  product: Pick<ProductView, "category" | "size" | "size_details">,
): string {
  const measurements = parseMeasurements(product.size_details);
  const length = measurements?.find(({ name }) => name === "length")?.value;
  const width = measurements?.find(({ name }) => name === "width")?.value;
  if (product.category === "Batik Cloth" && length && width) return `${length} × ${width} cm`;
  return product.size === "See-Image" ? "See size chart" : product.size;
}
