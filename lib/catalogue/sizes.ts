import type { Category, Size } from "./categories.ts";

/** Sizes that a category offers (docs/catalogue.md#sizes). */
export const SIZE_OPTIONS: Record<Category, readonly Size[]> = {
  Men: ["S", "M", "L", "XL", "2XL", "3XL", "See-Image"],
  Women: ["XS", "S", "M", "L", "2XL", "Free-Size", "See-Image"],
  Others: ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size", "See-Image"],
  "Batik Cloth": ["S", "M", "L", "XL", "See-Image"],
};

/**
 * The size of a piece for which none was chosen. Shawls and bags come in one size; a cloth's size
 * is its length and width, which the pictures and the details say. Clothes have none: theirs has
 * to be chosen (docs/catalogue.md#sizes).
 */
const SIZE_IF_NONE: Partial<Record<Category, Size>> = {
  Others: "Free-Size",
  "Batik Cloth": "See-Image",
};

export const SIZE_REQUIRED = "Ukuran harus dipilih";

/** What may be chosen for a product of this category; one that holds another size keeps it. */
export function sizeOptions(category: Category, held: Size | null = null): readonly Size[] {
  const options = SIZE_OPTIONS[category];
  return held === null || options.includes(held) ? options : [...options, held];
}

/** The size that stands where none was chosen; null where one has to be. */
export function sizeIfNone(category: Category): Size | null {
  return SIZE_IF_NONE[category] ?? null;
}
