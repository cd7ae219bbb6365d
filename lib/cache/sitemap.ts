import "server-only";
import {
  countProductSitemaps,
  listSitemapProducts,
  type SitemapProduct,
} from "../catalogue/list-sitemap-products.ts";
import { tags } from "../expiry/tags.ts";
import { readForPage } from "./current-page.ts";

export function countSitemapsForPage(): Promise<number> {
  return readForPage(["sitemaps"], [tags.products], countProductSitemaps);
}

/** Lists products with their time of change. A sale that leaves pieces over may show an hour later. */
export function readSitemapForPage(file: number, files: number): Promise<SitemapProduct[]> {
  const key = ["sitemap", String(file), String(files)];
  return readForPage(key, [tags.products, tags.sales], () => listSitemapProducts(file, files));
}
