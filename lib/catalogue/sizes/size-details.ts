import type { Category, Size } from "../categories.ts";
import { parseMeasurements } from "./measurements.ts";
import { measuredFields } from "./size-charts.ts";
import { formatSizeList, parseSizeList } from "./size-choices.ts";
import { sizeOptions } from "./sizes.ts";

/** Centimetres with at most two decimals, or "-" where it doesn't apply. */
const VALUE = /^(\d{1,4}(\.\d{1,2})?|-)$/;

/** Formats a size chart as size_details; an empty value becomes 0. */
export function formatMeasurements(category: Category, values: Record<string, string>): string {
  return measuredFields(category)
    .map((name) => `${name}=${values[name]?.trim() || "0"}`)
    .join(",");
}

/** Returns the details as stored (docs/catalogue.md#size-charts). Null where they don't suit category or size. */
export function normalizeSizeDetails(
  category: Category,
  size: Size,
  details: string,
): string | null {
  if (details === "") return "";
  if (size === "See-Image") return normalizeSizeList(category, details);
  if (category === "Others") return details;
  const known = measuredFields(category);
  const measurements = parseMeasurements(details);
  if (!measurements?.every(({ name, value }) => known.includes(name) && VALUE.test(value))) {
    return null;
  }
  const values = Object.fromEntries(measurements.map(({ name, value }) => [name, value]));
  return formatMeasurements(category, values);
}

/** A text without any size is dropped: it was written for the size that the product had before. */
function normalizeSizeList(category: Category, details: string): string | null {
  const listed = parseSizeList(details);
  if (listed) {
    const offered = sizeOptions(category);
    return listed.every((size) => offered.includes(size)) ? formatSizeList(listed) : null;
  }
  const namesSize = details.split(/[,;\n]/).some((entry) => parseSizeList(entry)?.length === 1);
  return namesSize ? null : "";
}
