import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { applySlotChanges, removedKeys, slotsOf, withStoredFiles } from "../media/slot-changes.ts";
import { toEventView } from "./event-view.ts";
import { getEvent } from "./get-event.ts";
import { eventAudit } from "./internal/content-audit.ts";
import { lockEvent } from "./internal/lock-event.ts";
import { rescheduleEvent } from "./internal/reschedule-event.ts";
import type { EventView, UpdateEventInput } from "./schema.ts";

/** Changes the fields that the input has. Throws forbidden, not-found and invalid. */
export async function updateEvent(
  actor: Actor,
  id: string,
  input: UpdateEventInput,
): Promise<EventView> {
  assertAdmin(actor);
  // Throws not-found before any picture is decoded.
  await getEvent(id);
  return withStoredFiles(input, async (stored) => {
    const event = await inTransaction(async (tx) => {
      const before = await lockEvent(tx, id);
      const slots = applySlotChanges(slotsOf(before), input, stored);
      const times = rescheduleEvent(before, toEventView(before), input);
      await keepReplacedPictures(tx, removedKeys(slotsOf(before), slots));
      const event = await tx.event.update({
        where: { id },
        data: {
          ...definedFields({
            eventName: input.event_name,
            eventLocation: input.event_location,
            description: input.description,
          }),
          ...times,
          ...slots,
        },
      });
      await recordAudit(tx, actor, eventAudit("event-updated", { before, after: event }));
      return event;
    });
    return toEventView(event);
  });
}
