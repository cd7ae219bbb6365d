/** Pages that are the same for everybody, and are therefore cached whole. proxy.ts leaves them out. */
export const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  "/home",
  "/product",
  "/galleries",
  "/faq",
  "/terms-condition",
  "/privacy",
  "/history",
  "/uniform",
  "/partial-events",
  "/landing",
]);

const PRODUCT_PAGES = "/product-detail/";

/** Returns whether a path is a public page's. The page itself may not exist. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.has(path) || path.startsWith(PRODUCT_PAGES);
}
