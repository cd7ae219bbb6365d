import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { definedFields } from "../database/defined-fields.ts";
import { inTransaction } from "../database/transaction.ts";
import { invalidField } from "../errors.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { applySlotChanges, removedKeys, slotsOf, withStoredFiles } from "../media/slot-changes.ts";
import { ENDS_BEFORE_START } from "./event-fields.ts";
import { atJakarta } from "./event-moment.ts";
import { getEvent } from "./get-event.ts";
import { eventAudit } from "./internal/content-audit.ts";
import { lockEvent, toEventView } from "./internal/event-row.ts";
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
  return withStoredFiles(input, (stored) =>
    inTransaction(async (tx) => {
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
            eventNameEn: input.event_name_en,
            descriptionEn: input.description_en,
          }),
          ...times,
          ...slots,
        },
      });
      await recordAudit(tx, actor, eventAudit("event-updated", { before, after: event }));
      return toEventView(event);
    }),
  );
}

type Times = { startsAt: Date; endsAt: Date };

/**
 * Returns the times after an edit. A date or a time moves the whole event; `event_start` leaves the end.
 * Throws invalid on `event_end` where it is before the start.
 */
function rescheduleEvent(before: Times, view: EventView, input: UpdateEventInput): Times {
  const day = input.event_date ?? view.event_date;
  const time = input.event_time ?? view.event_time;
  // Unchanged values must keep the stored seconds.
  const isMoved = day !== view.event_date || time !== view.event_time;
  const startsAt = input.event_start ?? (isMoved ? atJakarta(day, time) : before.startsAt);
  const shift = input.event_start ? 0 : startsAt.getTime() - before.startsAt.getTime();
  const endsAt = input.event_end ?? new Date(before.endsAt.getTime() + shift);
  if (endsAt < startsAt) throw invalidField("event_end", ENDS_BEFORE_START);
  return { startsAt, endsAt };
}
