import "server-only";
import { db } from "../database/db.ts";
import { listImages } from "./views/product-images.ts";
import { toImagePaths } from "./views/product-view.ts";

/** Approximate products in a file. The protocol allows 50,000 addresses; crawlers read smaller files more often. */
const PRODUCTS_PER_SITEMAP = 10_000;

export type SitemapProduct = { id: string; updatedAt: string; images: string[] };

/** Returns how many sitemap files the products need; at least one. */
export async function countProductSitemaps(): Promise<number> {
  const products = await db().product.count({ where: { deletedAt: null } });
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_SITEMAP));
}

/** Returns the products of one of `files` sitemap files, from 1, sold ones too. A file is a range of random ids. */
export async function listSitemapProducts(file: number, files: number): Promise<SitemapProduct[]> {
  const rows = await db().product.findMany({
    where: {
      deletedAt: null,
      id: { gte: idAt(file - 1, files), ...(file < files ? { lt: idAt(file, files) } : {}) },
    },
    orderBy: { id: "asc" },
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

/** Returns the id at `part / parts` of the range of all ids. Only its first eight digits differ from 0. */
function idAt(part: number, parts: number): string {
  const digits = Math.floor((part / parts) * 0x1_0000_0000)
    .toString(16)
    .padStart(8, "0");
  return `${digits}-0000-0000-0000-000000000000`;
}
