import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { type Database, db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, notFound } from "../errors.ts";
import { lockOrder } from "./lock-order.ts";
import { orderAudit } from "./order-audit.ts";
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
  if (!isId(id)) throw notFound("Order");
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const present = await readNote(tx, id);
    // Saving the same text twice is no conflict.
    if (seen !== undefined && present !== seen && present !== note) throw noteChanged(present);
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

async function readNote(tx: Database, id: string): Promise<string> {
  const select = { adminNote: true };
  return (await tx.order.findUniqueOrThrow({ where: { id }, select })).adminNote;
}

function noteChanged(note: string): AppError {
  return new AppError("conflict", "Another admin has changed this note", { body: { note } });
}
