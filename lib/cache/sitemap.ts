import "server-only";
import {
  countProductSitemaps,
  listSitemapProducts,
  type SitemapProduct,
} from "../catalogue/list-sitemap-products.ts";
import { cached } from "./cached.ts";
import { tags } from "./tags.ts";

export function countCachedSitemaps(): Promise<number> {
  return cached(["sitemaps"], [tags.products], 1, countProductSitemaps);
}

/** Lists products with their time of change. A sale that leaves pieces over may show an hour later. */
export function listCachedSitemapProducts(file: number, files: number): Promise<SitemapProduct[]> {
  const key = ["sitemap", String(file), String(files)];
  return cached(key, [tags.products, tags.sales], [], () => listSitemapProducts(file, files));
}
