import "server-only";
import { db } from "../database/db.ts";
import { listImages } from "./product-images.ts";
import { toImagePaths } from "./product-view.ts";

/** The sitemap protocol allows 50,000 addresses a file. Crawlers read smaller files more often. */
export const PRODUCTS_PER_SITEMAP = 10_000;

export type SitemapProduct = { id: string; updatedAt: string; images: string[] };

/** Returns how many sitemap files the products need; at least one. */
export async function countProductSitemaps(): Promise<number> {
  const products = await db().product.count({ where: { deletedAt: null } });
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_SITEMAP));
}

/** Returns the products of a sitemap file, counted from 1. Sold products are included. */
export async function listSitemapProducts(file: number): Promise<SitemapProduct[]> {
  const rows = await db().product.findMany({
    where: { deletedAt: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    skip: (file - 1) * PRODUCTS_PER_SITEMAP,
    take: PRODUCTS_PER_SITEMAP,
    select: {
      id: true,
      updatedAt: true,
      image1: true,
      image2: true,
      image3: true,
      image4: true,
    },
  });
  return rows.map(({ id, updatedAt, ...slots }) => ({
    id,
    updatedAt: updatedAt.toISOString(),
    images: listImages(toImagePaths(slots)),
  }));
}
