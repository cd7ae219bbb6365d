import "server-only";
import { db } from "../database/db.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../paging.ts";
import { toGalleryItemView } from "./gallery-item-view.ts";
import type { GalleryItemView } from "./schema.ts";

type Options = {
  /** Leaves out the items without a picture. */
  withPicture?: boolean;
};

/** Returns a page of the gallery, newest first. */
export async function listGalleryItems(
  paging: Paging,
  { withPicture = false }: Options = {},
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
