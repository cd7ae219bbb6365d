import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { applySlotChanges, EMPTY_SLOTS, withStoredFiles } from "../media/slot-changes.ts";
import { toGalleryItemView } from "./gallery-item-view.ts";
import type { CreateGalleryItemInput, GalleryItemView } from "./schema.ts";

/** Creates a gallery item with its picture. Throws forbidden and invalid. */
export async function createGalleryItem(
  actor: Actor,
  input: CreateGalleryItemInput,
): Promise<GalleryItemView> {
  assertAdmin(actor);
  return withStoredFiles(input, async (stored) => {
    const { image1 } = applySlotChanges(EMPTY_SLOTS, input, stored);
    return toGalleryItemView(
      await db().galleryItem.create({ data: { title: input.title, image1 } }),
    );
  });
}
