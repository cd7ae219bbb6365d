import "server-only";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { toEventView } from "./internal/event-row.ts";
import type { EventView } from "./schema.ts";

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
