import "server-only";
import type { Event, Prisma } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { jakartaDateTime } from "../dates.ts";
import { notFound } from "../errors.ts";
import { picturePath } from "../media/picture-paths.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import type { EventQuery, EventView } from "./schema.ts";

export async function findEvent(id: string): Promise<EventView | null> {
  const event = isId(id) ? await db().event.findUnique({ where: { id } }) : null;
  return event && toEventView(event);
}

/** Throws not-found. */
export async function getEvent(id: string): Promise<EventView> {
  const event = await findEvent(id);
  if (!event) throw notFound("Event");
  return event;
}

/** Returns a page of events, latest start first. An event is finished once it has started. */
export async function listEvents(query: EventQuery): Promise<Page<EventView>> {
  const where = toWhere(query.status, new Date());
  const [rows, total] = await Promise.all([
    db().event.findMany({
      where,
      orderBy: [{ startsAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().event.count({ where }),
  ]);
  return { data: rows.map(toEventView), meta: metaOf(query, total) };
}

function toWhere(status: EventQuery["status"], now: Date): Prisma.EventWhereInput {
  if (status === "finished") return { startsAt: { lt: now } };
  if (status === "ongoing") return { startsAt: { gte: now } };
  return {};
}

/** Keeps the page short. */
const MAX_EVENTS = 100;

/** Returns the events that end last, the latest first. */
export async function listPublicEvents(): Promise<EventView[]> {
  const rows = await db().event.findMany({
    orderBy: [{ endsAt: "desc" }, { id: "asc" }],
    take: MAX_EVENTS,
  });
  return rows.map(toEventView);
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
    image1: event.image1 && picturePath(event.image1),
    image2: event.image2 && picturePath(event.image2),
    image3: event.image3 && picturePath(event.image3),
    image4: event.image4 && picturePath(event.image4),
  };
}
