import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import {
  applySlotChanges,
  EMPTY_SLOTS,
  removedKeys,
  withStoredFiles,
} from "../media/slot-changes.ts";
import { getGalleryItem } from "./get-gallery-item.ts";
import { galleryItemAudit } from "./internal/content-audit.ts";
import { lockGalleryItem, toGalleryItemView } from "./internal/gallery-item-row.ts";
import type { GalleryItemView, UpdateGalleryItemInput } from "./schema.ts";

/** Changes the fields that the input has. Throws forbidden, not-found and invalid. */
export async function updateGalleryItem(
  actor: Actor,
  id: string,
  input: UpdateGalleryItemInput,
): Promise<GalleryItemView> {
  assertAdmin(actor);
  // Throws not-found before any picture is decoded.
  await getGalleryItem(id);
  return withStoredFiles(input, (stored) =>
    inTransaction(async (tx) => {
      const before = await lockGalleryItem(tx, id);
      const held = { ...EMPTY_SLOTS, image1: before.image1 };
      const slots = applySlotChanges(held, input, stored);
      await keepReplacedPictures(tx, removedKeys(held, slots));
      const after = await tx.galleryItem.update({
        where: { id },
        data: {
          ...definedFields({ title: input.title, titleEn: input.title_en }),
          image1: slots.image1,
        },
      });
      await recordAudit(tx, actor, galleryItemAudit("gallery-item-updated", { before, after }));
      return toGalleryItemView(after);
    }),
  );
}
