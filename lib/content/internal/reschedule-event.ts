import { invalidField } from "../../errors.ts";
import { ENDS_BEFORE_START } from "../event-fields.ts";
import { atJakarta } from "../event-moment.ts";
import type { EventView, UpdateEventInput } from "../schema.ts";

type Times = { startsAt: Date; endsAt: Date };

/**
 * Returns the times after an edit. A date or a time moves the whole event; `event_start` leaves the end.
 * Throws invalid on `event_end` where it is before the start.
 */
export function rescheduleEvent(before: Times, view: EventView, input: UpdateEventInput): Times {
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
