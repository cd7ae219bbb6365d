import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { applySlotChanges, EMPTY_SLOTS, withStoredFiles } from "../media/slot-changes.ts";
import { galleryItemAudit } from "./internal/content-audit.ts";
import { toGalleryItemView } from "./internal/gallery-item-row.ts";
import type { CreateGalleryItemInput, GalleryItemView } from "./schema.ts";

/** Creates a gallery item with its picture. Throws forbidden and invalid. */
export async function createGalleryItem(
  actor: Actor,
  input: CreateGalleryItemInput,
): Promise<GalleryItemView> {
  assertAdmin(actor);
  return withStoredFiles(input, async (stored) => {
    const { image1 } = applySlotChanges(EMPTY_SLOTS, input, stored);
    return inTransaction(async (tx) => {
      const item = await tx.galleryItem.create({
        data: { title: input.title, titleEn: input.title_en ?? "", image1 },
      });
      await recordAudit(tx, actor, galleryItemAudit("gallery-item-created", { after: item }));
      return toGalleryItemView(item);
    });
  });
}
