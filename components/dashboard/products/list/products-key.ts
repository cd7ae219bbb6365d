/** Every query about products in the dashboard begins with this. */
export const PRODUCTS_KEY = ["dashboard", "products"] as const;
