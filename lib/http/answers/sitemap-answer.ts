import type { SitemapProduct } from "../../catalogue/list-sitemap-products.ts";
import { LANGUAGES, pathIn } from "../../language/languages.ts";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

type Entry = { path: string; updatedAt?: string; images?: string[] };

export function toEntry({ id, updatedAt, images }: SitemapProduct): Entry {
  return { path: `/product-detail/${id}`, updatedAt, images };
}

/** Returns a sitemap (sitemaps.org 0.9, with Google's image extension) of each page in both languages. */
export function sitemapAnswer(entries: readonly Entry[], site: URL): Response {
  const urls = entries.flatMap(({ path, updatedAt, images = [] }) => {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "";
    const pictures = images.map(
      (image) => `<image:image><image:loc>${address(image, site)}</image:loc></image:image>`,
    );
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address(pathIn(language, path), site)}"/>`,
    );
    const rest = [lastmod, ...pictures, ...links].join("");
    return LANGUAGES.map(
      (language) => `<url><loc>${address(pathIn(language, path), site)}</loc>${rest}</url>`,
    );
  });
  return xmlAnswer(`<urlset ${NAMESPACES}>\n${urls.join("\n")}\n</urlset>`);
}

export function sitemapIndexAnswer(paths: readonly string[], site: URL): Response {
  const files = paths.map((path) => `<sitemap><loc>${address(path, site)}</loc></sitemap>`);
  return xmlAnswer(`<sitemapindex ${NAMESPACES}>\n${files.join("\n")}\n</sitemapindex>`);
}

function address(path: string, site: URL): string {
  return new URL(path, site).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}

function xmlAnswer(content: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
