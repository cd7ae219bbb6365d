import "server-only";
import { db } from "../database/db.ts";
import { toEventView } from "./event-view.ts";
import type { EventView } from "./schema.ts";

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
