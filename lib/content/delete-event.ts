import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { EMPTY_SLOTS, removedKeys, slotsOf } from "../media/slot-changes.ts";
import { eventAudit } from "./internal/content-audit.ts";
import { lockEvent, toEventView } from "./internal/event-row.ts";
import type { EventView } from "./schema.ts";

/** Deletes an event; its pictures go a day later. Throws forbidden and not-found. */
export async function deleteEvent(actor: Actor, id: string): Promise<EventView> {
  assertAdmin(actor);
  return inTransaction(async (tx) => {
    const before = await lockEvent(tx, id);
    await recordAudit(tx, actor, eventAudit("event-deleted", { before }));
    await keepReplacedPictures(tx, removedKeys(slotsOf(before), EMPTY_SLOTS));
    return toEventView(await tx.event.delete({ where: { id } }));
  });
}
