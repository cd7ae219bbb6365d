import "server-only";
import { db } from "../database/db.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../paging.ts";
import { toGalleryItemView } from "./gallery-item-view.ts";
import type { GalleryItemView } from "./schema.ts";

/** Returns a page of the gallery, newest first. */
export async function listGalleryItems(paging: Paging): Promise<Page<GalleryItemView>> {
  const [rows, total] = await Promise.all([
    db().galleryItem.findMany({
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(paging),
    }),
    db().galleryItem.count(),
  ]);
  return { data: rows.map(toGalleryItemView), meta: metaOf(paging, total) };
}
