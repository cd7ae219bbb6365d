import type { Category, Size } from "../categories.ts";

/** Sizes that a category offers (docs/catalogue.md#sizes). */
export const SIZE_OPTIONS: Record<Category, readonly Size[]> = {
  Men: ["S", "M", "L", "XL", "2XL", "3XL", "See-Image"],
  Women: ["XS", "S", "M", "L", "2XL", "Free-Size", "See-Image"],
  Others: ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size", "See-Image"],
  "Batik Cloth": ["S", "M", "L", "XL", "See-Image"],
};

/** Default sizes (docs/catalogue.md#sizes). Men and Women have none: theirs must be chosen. */
const SIZE_IF_NONE: Partial<Record<Category, Size>> = {
  Others: "Free-Size",
  "Batik Cloth": "See-Image",
};

export const SIZE_REQUIRED = "Ukuran harus dipilih";

/** Returns the sizes to choose from. `held` stays a choice although the category doesn't offer it. */
export function sizeOptions(category: Category, held: Size | null = null): readonly Size[] {
  const options = SIZE_OPTIONS[category];
  return held === null || options.includes(held) ? options : [...options, held];
}

/** Returns the category's default size; null where one must be chosen. */
export function sizeIfNone(category: Category): Size | null {
  return SIZE_IF_NONE[category] ?? null;
}
