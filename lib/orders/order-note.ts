import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { lockOrder } from "./lock-order.ts";
import { orderAudit } from "./order-audit.ts";
import type { OrderNoteView, SaveOrderNoteInput } from "./schema.ts";

const NOTE = { adminNote: true } as const;

/** Returns the admins' note. No other code reads it, so no order view can leak it. Throws forbidden and not-found. */
export async function getOrderNote(actor: Actor, id: string): Promise<OrderNoteView> {
  assertAdmin(actor);
  const order = isId(id) ? await db().order.findUnique({ where: { id }, select: NOTE }) : null;
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
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { adminNote: present } = await tx.order.findUniqueOrThrow({
      where: { id },
      select: NOTE,
    });
    // Saving the same text twice is no conflict.
    if (seen !== undefined && present !== seen && present !== note) {
      const body = { note: present };
      throw new AppError("conflict", "Another admin has changed this note", { body });
    }
    await tx.order.update({ where: { id }, data: { adminNote: note } });
    await recordAudit(
      tx,
      actor,
      orderAudit("order-note-saved", {
        before: { ...order, fields: { note: present } },
        after: { ...order, fields: { note } },
      }),
    );
    return { note };
  });
}
