import "server-only";
import type { GalleryItem } from "#prisma/generated/client.ts";
import { db } from "../db.ts";
import { picturePath } from "../media/picture-paths.ts";
import { metaOf, type Page, type Paging, pageWindow } from "../paging.ts";
import type { GalleryItemView } from "./schema.ts";

function toGalleryItemView(item: GalleryItem): GalleryItemView {
  return {
    id: item.id,
    title: item.title,
    image1: item.image1 === null ? null : picturePath(item.image1),
  };
}

/** The gallery, newest first. */
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
