import "server-only";
import type { Event } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { jakartaDateTime } from "../../dates.ts";
import { notFound } from "../../errors.ts";
import { picturePath } from "../../media/picture-paths.ts";
import type { EventView } from "../schema.ts";

/** Locks an event until the transaction ends. Throws not-found. */
export async function lockEvent(tx: Database, id: string): Promise<Event> {
  if (!isId(id)) throw notFound("Event");
  await onPrisma(tx).query(sql`SELECT id FROM events WHERE id = ${id}::uuid FOR UPDATE`);
  const event = await tx.event.findUnique({ where: { id } });
  if (!event) throw notFound("Event");
  return event;
}

/** Returns an event's view; `event_date` and `event_time` are the start in Jakarta. */
export function toEventView(event: Event): EventView {
  const [day = "", time = ""] = jakartaDateTime(event.startsAt).split("T");
  return {
    id: event.id,
    event_name: event.eventName,
    event_name_en: event.eventNameEn,
    description_en: event.descriptionEn,
    event_start: event.startsAt.toISOString(),
    event_end: event.endsAt.toISOString(),
    event_location: event.eventLocation,
    description: event.description,
    event_date: day,
    event_time: time,
    image1: event.image1 && picturePath(event.image1),
    image2: event.image2 && picturePath(event.image2),
    image3: event.image3 && picturePath(event.image3),
    image4: event.image4 && picturePath(event.image4),
  };
}
