import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { AppError, notFound } from "../errors.ts";
import type { OrderNoteView, SaveOrderNoteInput } from "./schema.ts";

/** Returns the admins' note. No other code reads it, so no order view can leak it. Throws forbidden and not-found. */
export async function getOrderNote(actor: Actor, id: string): Promise<OrderNoteView> {
  assertAdmin(actor);
  const order = isId(id)
    ? await db().order.findUnique({ where: { id }, select: { adminNote: true } })
    : null;
  if (!order) throw notFound("Order");
  return { note: order.adminNote };
}

/** Replaces the note. Throws forbidden, not-found, and conflict with the present `note` where it isn't `note_seen`. */
export async function saveOrderNote(
  actor: Actor,
  id: string,
  { note, note_seen: seen }: SaveOrderNoteInput,
): Promise<OrderNoteView> {
  assertAdmin(actor);
  // One statement compares and sets. Saving the same text twice is no conflict.
  const { count } = await db().order.updateMany({
    where: {
      id,
      ...(seen === undefined ? {} : { OR: [{ adminNote: seen }, { adminNote: note }] }),
    },
    data: { adminNote: note },
  });
  if (count === 1) return { note };
  const fresh = await getOrderNote(actor, id);
  throw new AppError("conflict", "Another admin has changed this note", { body: fresh });
}
