import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { galleryItemAudit } from "./internal/content-audit.ts";
import { lockGalleryItem, toGalleryItemView } from "./internal/gallery-item-row.ts";
import type { GalleryItemView } from "./schema.ts";

/** Deletes a gallery item; its picture goes a day later. Throws forbidden and not-found. */
export async function deleteGalleryItem(actor: Actor, id: string): Promise<GalleryItemView> {
  assertAdmin(actor);
  return inTransaction(async (tx) => {
    const before = await lockGalleryItem(tx, id);
    await recordAudit(tx, actor, galleryItemAudit("gallery-item-deleted", { before }));
    await keepReplacedPictures(tx, before.image1 === null ? [] : [before.image1]);
    return toGalleryItemView(await tx.galleryItem.delete({ where: { id } }));
  });
}
