import "server-only";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { toGalleryItemView } from "./internal/gallery-item-row.ts";
import type { GalleryItemView } from "./schema.ts";

export async function findGalleryItem(id: string): Promise<GalleryItemView | null> {
  const item = isId(id) ? await db().galleryItem.findUnique({ where: { id } }) : null;
  return item && toGalleryItemView(item);
}

/** Throws not-found. */
export async function getGalleryItem(id: string): Promise<GalleryItemView> {
  const item = await findGalleryItem(id);
  if (!item) throw notFound("Gallery item");
  return item;
}
