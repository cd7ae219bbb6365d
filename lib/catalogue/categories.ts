export const CATEGORIES = ["Men", "Women", "Batik Cloth", "Others"] as const;
export const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size", "See-Image"] as const;
/** Ways to apply the wax: by pen, by stamp, by both, or otherwise. */
export const TECHNIQUES = ["Tulis", "Cap", "Kombinasi", "Lainnya"] as const;
/** Steps of the price filter, in rupiah: from the first number to below the second. */
export const PRICE_STEPS = ["0-250000", "250000-500000", "500000-1000000", "1000000-"] as const;
export const PRODUCT_SORTS = ["newest", "price-asc", "price-desc"] as const;

export type Category = (typeof CATEGORIES)[number];
/** The lowest price of a category's unsold products, in whole rupiah. */
export type CategoryPrice = { category: Category; from: number };

export type Technique = (typeof TECHNIQUES)[number];
export type Size = (typeof SIZES)[number];
export type PriceStep = (typeof PRICE_STEPS)[number];

export function startOfStep(step: PriceStep): number {
  return Number(step.split("-")[0]);
}

/** Returns the rupiah below which a step's prices are; null for the last one. */
export function endOfStep(step: PriceStep): number | null {
  return Number(step.split("-")[1]) || null;
}
