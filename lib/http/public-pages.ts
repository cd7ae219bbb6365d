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

/** A product's page has one address. Next leads other spellings to it, or home. */
const PRODUCT_PAGE = /^\/product-detail\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns whether a path is a public page's. The page itself may not exist. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.has(path) || PRODUCT_PAGE.test(path);
}
