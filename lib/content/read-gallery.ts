import "server-only";
import type { GalleryItem } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { picturePath } from "../media/picture-paths.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../paging.ts";
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

/** Returns a page of the gallery, newest first. `withPicture` leaves out the items without one. */
export async function listGalleryItems(
  paging: Paging,
  { withPicture = false } = {},
): Promise<Page<GalleryItemView>> {
  const where = withPicture ? { image1: { not: null } } : {};
  const [rows, total] = await Promise.all([
    db().galleryItem.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(paging),
    }),
    db().galleryItem.count({ where }),
  ]);
  return { data: rows.map(toGalleryItemView), meta: metaOf(paging, total) };
}

export function toGalleryItemView(item: GalleryItem): GalleryItemView {
  return {
    id: item.id,
    title: item.title,
    image1: item.image1 && picturePath(item.image1),
  };
}
