import "server-only";
import type { GalleryItem } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../database/db.ts";
import { definedFields } from "../database/defined-fields.ts";
import { isId } from "../database/identifiers.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import {
  applySlotChanges,
  EMPTY_SLOTS,
  removedKeys,
  withStoredFiles,
} from "../media/slot-changes.ts";
import { galleryItemAudit } from "./internal/content-audit.ts";
import { getGalleryItem, toGalleryItemView } from "./read-gallery.ts";
import type { CreateGalleryItemInput, GalleryItemView, UpdateGalleryItemInput } from "./schema.ts";

/** Creates a gallery item with its picture. Throws forbidden and invalid. */
export async function createGalleryItem(
  actor: Actor,
  input: CreateGalleryItemInput,
): Promise<GalleryItemView> {
  assertAdmin(actor);
  return withStoredFiles(input, async (stored) => {
    const { image1 } = applySlotChanges(EMPTY_SLOTS, input, stored);
    return inTransaction(async (tx) => {
      const item = await tx.galleryItem.create({ data: { title: input.title, image1 } });
      await recordAudit(tx, actor, galleryItemAudit("gallery-item-created", { after: item }));
      return toGalleryItemView(item);
    });
  });
}

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
        data: { ...definedFields({ title: input.title }), image1: slots.image1 },
      });
      await recordAudit(tx, actor, galleryItemAudit("gallery-item-updated", { before, after }));
      return toGalleryItemView(after);
    }),
  );
}

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

/** Locks a gallery item until the transaction ends. Throws not-found. */
async function lockGalleryItem(tx: Database, id: string): Promise<GalleryItem> {
  if (!isId(id)) throw notFound("Gallery item");
  await onPrisma(tx).query(sql`SELECT id FROM gallery_items WHERE id = ${id}::uuid FOR UPDATE`);
  const item = await tx.galleryItem.findUnique({ where: { id } });
  if (!item) throw notFound("Gallery item");
  return item;
}
