import { invalidField } from "../../errors.ts";
import { ENDS_BEFORE_START } from "../event-fields.ts";
import { atJakarta } from "../event-moment.ts";
import type { EventView, UpdateEventInput } from "../schema.ts";

type Times = { startsAt: Date; endsAt: Date };

/**
 * When an event is after an edit. A day or a time alone moves it as a whole; a start alone leaves
 * its end where it is. Throws invalid on `event_end` where it would end before it starts.
 */
export function rescheduleEvent(before: Times, view: EventView, input: UpdateEventInput): Times {
  const day = input.event_date ?? view.event_date;
  const time = input.event_time ?? view.event_time;
  // A form that sends day and time back as they were changes nothing, seconds included.
  const isMoved = day !== view.event_date || time !== view.event_time;
  const startsAt = input.event_start ?? (isMoved ? atJakarta(day, time) : before.startsAt);
  const shift = input.event_start ? 0 : startsAt.getTime() - before.startsAt.getTime();
  const endsAt = input.event_end ?? new Date(before.endsAt.getTime() + shift);
  if (endsAt < startsAt) throw invalidField("event_end", ENDS_BEFORE_START);
  return { startsAt, endsAt };
}
