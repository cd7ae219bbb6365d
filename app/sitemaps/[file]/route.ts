import { PUBLIC_PATHS } from "#components/seo/public-paths.ts";
import { countSitemapsForPage, readSitemapForPage } from "#lib/cache/sitemap.ts";
import { sitemapAnswer, toEntry } from "#lib/http/answers/sitemap-answer.ts";
import { siteUrl } from "#lib/http/site.ts";

/** One file of the index in app/sitemap.xml: 0 holds the pages, the others the products. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const number = Number(/^(\d{1,4})\.xml$/.exec((await params).file)?.[1] ?? Number.NaN);
  const files = await countSitemapsForPage();
  if (!(number <= files)) return new Response(null, { status: 404 });
  if (number === 0)
    return sitemapAnswer(
      PUBLIC_PATHS.map((path) => ({ path })),
      siteUrl(),
    );
  return sitemapAnswer((await readSitemapForPage(number, files)).map(toEntry), siteUrl());
}
