/** Every page that a search engine may show, apart from the products' own. */
export const PUBLIC_PATHS = [
  "/home",
  "/product",
  "/galleries",
  "/history",
  "/uniform",
  "/partial-events",
  "/landing",
  "/faq",
  "/terms-condition",
] as const;
