export const CATEGORIES = ["Men", "Women", "Batik Cloth", "Others"] as const;
export const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size", "See-Image"] as const;
/** How the wax came onto the cloth: by pen, by stamp, by both, or otherwise. */
export const TECHNIQUES = ["Tulis", "Cap", "Kombinasi", "Lainnya"] as const;
export const PRODUCT_SORTS = ["newest", "price-asc", "price-desc"] as const;

export type Category = (typeof CATEGORIES)[number];
export type Technique = (typeof TECHNIQUES)[number];
export type Size = (typeof SIZES)[number];
