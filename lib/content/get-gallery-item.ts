import "server-only";
import { db } from "../db.ts";
import { notFound } from "../errors.ts";
import { isId } from "../identifiers.ts";
import { picturePath } from "../media/picture-paths.ts";
import type { GalleryItemView } from "./schema.ts";

/** Throws not-found. */
export async function getGalleryItem(id: string): Promise<GalleryItemView> {
  const item = isId(id) ? await db().galleryItem.findUnique({ where: { id } }) : null;
  if (!item) throw notFound("Gallery item");
  return {
    id: item.id,
    title: item.title,
    image1: item.image1 === null ? null : picturePath(item.image1),
  };
}
