/** Redirect target for a missing product. /home shows a notice (components/content/missing-product.tsx). */
export const MISSING_PRODUCT = "/home#gone-piece";
