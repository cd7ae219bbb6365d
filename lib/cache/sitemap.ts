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

export function listCachedSitemapProducts(file: number): Promise<SitemapProduct[]> {
  return cached(["sitemap", String(file)], [tags.products], [], () => listSitemapProducts(file));
}
