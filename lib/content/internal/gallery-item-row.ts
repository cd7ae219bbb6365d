import "server-only";
import type { GalleryItem } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { notFound } from "../../errors.ts";
import { picturePath } from "../../media/picture-paths.ts";
import type { GalleryItemView } from "../schema.ts";

/** Locks a gallery item until the transaction ends. Throws not-found. */
export async function lockGalleryItem(tx: Database, id: string): Promise<GalleryItem> {
  if (!isId(id)) throw notFound("Gallery item");
  await onPrisma(tx).query(sql`SELECT id FROM gallery_items WHERE id = ${id}::uuid FOR UPDATE`);
  const item = await tx.galleryItem.findUnique({ where: { id } });
  if (!item) throw notFound("Gallery item");
  return item;
}

export function toGalleryItemView(item: GalleryItem): GalleryItemView {
  return {
    id: item.id,
    title: item.title,
    title_en: item.titleEn,
    image1: item.image1 && picturePath(item.image1),
  };
}
