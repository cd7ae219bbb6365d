import { SIZES, type Size } from "../categories.ts";

/** Category and size may be a snapshot's, which are plain text. */
export type Sized = { size: string; size_details: string };

/** Parses `S, M, L`, in any order and case. Null where an entry isn't a size that a chart has. */
export function parseSizeList(text: string): Size[] | null {
  const entries = text.split(/[,;\n]/).map((entry) => entry.trim().toLowerCase());
  const named = new Set(entries.filter((entry) => entry !== ""));
  const sizes = SIZES.filter((size) => size !== "See-Image" && named.has(size.toLowerCase()));
  return sizes.length === named.size ? sizes : null;
}

export function formatSizeList(sizes: readonly Size[]): string {
  return SIZES.filter((size) => sizes.includes(size)).join(", ");
}

/** Returns the sizes that the buyer chooses from: those listed with a See-Image product, else none. */
export function sizeChoices({ size, size_details }: Sized): readonly Size[] {
  return size === "See-Image" ? (parseSizeList(size_details) ?? []) : [];
}

/** Returns whether the customer writes the size into the note: the chart is a picture without a list. */
export function isSizedByNote(product: Sized): boolean {
  return product.size === "See-Image" && sizeChoices(product).length === 0;
}

/** Returns the chosen size if the product offers it, else null. */
export function findSizeChoice(product: Sized, chosen: string | null): Size | null {
  return sizeChoices(product).find((size) => size === chosen) ?? null;
}

/** Returns whether the buyer has still to choose a size. */
export function lacksSize(product: Sized, chosen: string | null): boolean {
  return sizeChoices(product).length > 0 && findSizeChoice(product, chosen) === null;
}
