import type { Event } from "#prisma/generated/client.ts";
import { jakartaDateTime } from "../dates.ts";
import { picturePath } from "../media/picture-paths.ts";
import type { EventView } from "./schema.ts";

function path(key: string | null): string | null {
  return key === null ? null : picturePath(key);
}

/** Returns an event's view; `event_date` and `event_time` are the start in Jakarta. */
export function toEventView(event: Event): EventView {
  const [day = "", time = ""] = jakartaDateTime(event.startsAt).split("T");
  return {
    id: event.id,
    event_name: event.eventName,
    event_start: event.startsAt.toISOString(),
    event_end: event.endsAt.toISOString(),
    event_location: event.eventLocation,
    description: event.description,
    event_date: day,
    event_time: time,
    image1: path(event.image1),
    image2: path(event.image2),
    image3: path(event.image3),
    image4: path(event.image4),
  };
}
