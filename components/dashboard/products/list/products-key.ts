/** Prefix of the query keys about products. */
export const PRODUCTS_KEY = ["dashboard", "products"] as const;
