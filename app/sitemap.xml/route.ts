import { PUBLIC_PATHS } from "#components/seo/public-paths.ts";
import { countSitemapsForPage, readSitemapForPage } from "#lib/cache/sitemap.ts";
import { sitemapAnswer, sitemapIndexAnswer, toEntry } from "#lib/http/answers/sitemap-answer.ts";
import { siteUrl } from "#lib/http/site.ts";

export const dynamic = "force-dynamic";

/** Lists every public page; past some 10,000 products an index of files (app/sitemaps). */
export async function GET(): Promise<Response> {
  const pages = PUBLIC_PATHS.map((path) => ({ path }));
  const files = await countSitemapsForPage();
  if (files === 1) {
    const products = await readSitemapForPage(1, files);
    return sitemapAnswer([...pages, ...products.map(toEntry)], siteUrl());
  }
  const paths = Array.from({ length: files }, (_, index) => `/sitemaps/${index + 1}.xml`);
  return sitemapIndexAnswer(["/sitemaps/0.xml", ...paths], siteUrl());
}
