import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import {
  applySlotChanges,
  EMPTY_SLOTS,
  removedKeys,
  withStoredFiles,
} from "../media/slot-changes.ts";
import { toGalleryItemView } from "./gallery-item-view.ts";
import { getGalleryItem } from "./get-gallery-item.ts";
import { lockGalleryItem } from "./internal/lock-gallery-item.ts";
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
  return withStoredFiles(input, async (stored) => {
    const item = await inTransaction(async (tx) => {
      const { image1 } = await lockGalleryItem(tx, id);
      const before = { ...EMPTY_SLOTS, image1 };
      const slots = applySlotChanges(before, input, stored);
      await keepReplacedPictures(tx, removedKeys(before, slots));
      return tx.galleryItem.update({
        where: { id },
        data: { ...definedFields({ title: input.title }), image1: slots.image1 },
      });
    });
    return toGalleryItemView(item);
  });
}
