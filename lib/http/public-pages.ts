/** Pages and files that are the same for everybody. The page cache holds them (docs/caching.md). */
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
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

const SITEMAP_FILE = /^\/sitemaps\/\d{1,4}\.xml$/;
/** Paths of products. Other spellings redirect to the canonical URL or to /home (lib/cache/find-product-redirect.ts). */
const PRODUCT_PAGE = /^\/product-detail\/.*[^/]$/s;

/** Returns whether a path is a public page's. The page itself may not exist. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.has(path) || PRODUCT_PAGE.test(path) || SITEMAP_FILE.test(path);
}
