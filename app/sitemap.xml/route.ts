import { PUBLIC_PATHS } from "#components/seo/public-paths.ts";
import { countCachedSitemaps, listCachedSitemapProducts } from "#lib/cache/sitemap.ts";
import { siteUrl } from "#lib/http/site.ts";
import { sitemapAnswer, sitemapIndexAnswer, toEntry } from "#lib/http/sitemap-answer.ts";

// Cached like a page, and refreshed when a product changes.
export const dynamic = "force-static";
export const revalidate = 3600;

/** Lists every public page; past some 10,000 products an index of files (app/sitemaps). */
export async function GET(): Promise<Response> {
  const pages = PUBLIC_PATHS.map((path) => ({ path }));
  const files = await countCachedSitemaps();
  if (files === 1) {
    const products = await listCachedSitemapProducts(1, files);
    return sitemapAnswer([...pages, ...products.map(toEntry)], siteUrl());
  }
  const paths = Array.from({ length: files }, (_, index) => `/sitemaps/${index + 1}.xml`);
  return sitemapIndexAnswer(["/sitemaps/0.xml", ...paths], siteUrl());
}
