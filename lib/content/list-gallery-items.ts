import "server-only";
import { db } from "../database/db.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../paging.ts";
import { toGalleryItemView } from "./internal/gallery-item-row.ts";
import type { GalleryItemView } from "./schema.ts";

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
