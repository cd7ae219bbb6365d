/** The pages for search engines, besides products. */
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
  "/privacy",
] as const;
